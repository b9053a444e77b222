import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FAULT_WORDS, OUTCOME_WORDS } from "@/components/reports/report-words";
import { Button } from "@/components/ui/button";
import { TablePager } from "@/components/ui/data-table/pager";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextArea } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { VERDICT_WORDS } from "@/components/ui/verdict-badge";
import { MAX_REPORT_ANSWER } from "@/lib/reports/limits";
import { reportsApi } from "@/lib/reports-client";
import type { QueuedReport, ReportOutcome } from "@/lib/schemas/reports";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";

type State = "waiting" | "answered";
const STATES = [
  { value: "waiting", label: "Waiting" },
  { value: "answered", label: "Answered" },
] as const;

/**
 * Verdicts that people reported as wrong: what the screen said, what a correction would affect, and the answer to the
 * sender.
 */
export function ReportedVerdicts() {
  const view = useTableView({ prefix: "v." });
  const { page } = view.state;
  const [state, setState] = useState<State>("waiting");
  const [answering, setAnswering] = useState<QueuedReport | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin", "reports", state, page],
    queryFn: () => reportsApi.queue(state, page),
  });
  return (
    <section aria-label="Reported verdicts">
      <h2 className="font-serif text-step-2">Reported verdicts</h2>
      <p className="mt-1 mb-3 max-w-[70ch] text-ink-soft text-small">
        What people say is wrong, first what was not found. Who asked is told the answer; you are not told who asked.
      </p>
      <SegmentedControl
        label="Which reports"
        onChange={(next) => {
          setState(next);
          view.goTo(1);
        }}
        options={STATES}
        value={state}
      />
      <div className="mt-4">
        {isError ? (
          <ErrorState onRetry={() => refetch()} title="The reports could not be loaded">
            Nothing has changed.
          </ErrorState>
        ) : !data ? (
          <SkeletonGroup>
            <Skeleton height="120px" />
          </SkeletonGroup>
        ) : data.items.length === 0 ? (
          <EmptyState headingLevel={3} title={state === "waiting" ? "Nothing waits" : "Nothing is answered yet"}>
            {state === "waiting" ? "Nobody has reported a verdict that is not answered." : "Answers stand here."}
          </EmptyState>
        ) : (
          <ul className="border-ink border-t">
            {data.items.map((report) => (
              <li
                className="grid items-start justify-between gap-3 border-line border-b py-3 tablet:grid-cols-[minmax(0,70ch)_auto]"
                key={report.id}
              >
                <ReportedLine report={report} />
                <Button
                  aria-label={`Answer the report about ${report.line || report.title}`}
                  className="justify-self-start"
                  onClick={() => setAnswering(report)}
                  size="sm"
                  variant={report.outcome ? "quiet" : "primary"}
                >
                  {report.outcome ? "Change the answer" : "Answer"}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <TablePager onPage={view.goTo} page={page} pageSize={data?.page_size ?? 10} total={data?.total_count} />
      {answering && <AnswerForm key={answering.id} onClose={() => setAnswering(null)} report={answering} />}
    </section>
  );
}

function ReportedLine({ report }: { report: QueuedReport }) {
  const { touches } = report;
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">{report.line || "The dish as a whole"}</p>
      <p className="text-ink-soft text-small">
        {report.recipe_id ? <a href={`/recipes/${report.recipe_id}/view`}>{report.title}</a> : report.title}, engine{" "}
        {report.engine_version}, {report.is_signed_in ? "somebody signed in" : "a visitor"}
      </p>
      <p className="text-small">
        <b>{FAULT_WORDS[report.fault]}.</b> {report.note && `“${report.note}”`}
      </p>
      <ShownReasons tags={report.said.slice(0, MOST_SAID)} />
      {report.said.length > MOST_SAID && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {report.said.length - MOST_SAID} more that the screen said
          </summary>
          <ShownReasons tags={report.said.slice(MOST_SAID)} />
        </details>
      )}
      {report.line && (
        <p className="mt-1 text-small tabular-nums">
          Its food is in {touches.recipes.toLocaleString("en")} {touches.recipes === 1 ? "recipe" : "recipes"} and
          matters to {touches.people.toLocaleString("en")} {touches.people === 1 ? "person" : "people"}.
        </p>
      )}
      {report.outcome && (
        <p className="mt-1 text-small">
          <b>{OUTCOME_WORDS[report.outcome]}.</b> {report.answer}
        </p>
      )}
    </div>
  );
}

const MOST_SAID = 3;

/** What the screen said, the gravest first. */
function ShownReasons({ tags }: { tags: QueuedReport["said"] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-1 list-disc ps-5 text-small">
      {tags.map((tag) => (
        <li key={`${tag.setting.type} ${tag.setting.key}`}>
          {VERDICT_WORDS[tag.kind]} for {tag.setting.label}
          {tag.reason && `: ${tag.reason}`}
        </li>
      ))}
    </ul>
  );
}

function AnswerForm({ report, onClose }: { report: QueuedReport; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useAdminToast();
  const [outcome, setOutcome] = useState<ReportOutcome>(report.outcome ?? "mended");
  const [answer, setAnswer] = useState(report.answer ?? "");
  const { busy, run } = useTask();

  function submit(event: FormEvent) {
    event.preventDefault();
    return run(
      "answer",
      async () => {
        await reportsApi.answer(report.id, { outcome, answer });
        toast("success", "The answer is given");
        onClose();
        await client.invalidateQueries({ queryKey: ["admin", "reports"] });
      },
      (error) => toast("error", errorMessage(error, "The answer could not be given. Your words are still here.")),
    );
  }
  return (
    <Dialog
      description={`${report.line || report.title}. ${FAULT_WORDS[report.fault]}.`}
      onOpenChange={(open) => !open && !busy && onClose()}
      open
      title="Answer who asked"
    >
      <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
        <SelectField
          label="What came of it"
          onChange={(event) => setOutcome(event.target.value as ReportOutcome)}
          value={outcome}
        >
          {Object.entries(OUTCOME_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextArea
          hint="They read exactly this."
          label="Answer"
          maxLength={MAX_REPORT_ANSWER}
          onChange={(event) => setAnswer(event.target.value)}
          rows={4}
          value={answer}
        />
        <TwoButtons>
          <Button busy={busy} disabled={answer.trim() === ""} type="submit" variant="primary">
            Answer
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </TwoButtons>
      </form>
    </Dialog>
  );
}
