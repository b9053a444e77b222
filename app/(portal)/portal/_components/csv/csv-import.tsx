"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import type { CsvTable } from "@/lib/csv/read-csv";
import { uploadKeys, uploadsApi, venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { BulkAction, ValidateRowsWire } from "@/lib/schemas/venue-rows";
import { type ColumnMatch, type CsvRow, guessColumns, isPlain, TEMPLATE, toRows } from "@/lib/venues/venue-csv";
import { SectionHead } from "../frame/section-head";
import { useAddress } from "../shared/use-address";
import { CheckStep } from "./check-step";
import { ChooseStep } from "./choose-step";
import { ConfirmStep } from "./confirm-step";
import { MatchStep } from "./match-step";
import { ResultStep } from "./result-step";
import type { NumberedRow } from "./save-rejected";
import { UploadHistory } from "./upload-history";
import { UploadLost, UploadStep, useUpload } from "./upload-step";

const STEPS = ["Choose", "Match columns", "Check", "Confirm", "Import", "Result"] as const;
type Step = (typeof STEPS)[number];
type Chosen = { name: string; table: CsvTable };

/**
 * Imports venues from a CSV file. Nothing is written before the fifth step; from there on the address names the upload,
 * which goes on without the page.
 */
export function CsvImport({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const { parameters, change } = useAddress();
  const uploadId = parameters.get("upload");
  const [asked, setStep] = useState<Step>("Choose");
  const [action, setAction] = useState<BulkAction>("add");
  const [file, setFile] = useState<Chosen | null>(null);
  const [match, setMatch] = useState<ColumnMatch>([]);
  const [rows, setRows] = useState<readonly CsvRow[]>([]);
  const [checked, setChecked] = useState<ValidateRowsWire | null>(null);
  const task = useTask();
  const [error, setError] = useState<string | null>(null);
  /** The id under which a file is sent until the server has answered: a second attempt is not a second upload. */
  const sending = useRef<string | null>(null);
  const upload = useUpload(uploadId);
  const existing = useQuery({
    queryKey: [...venueKeys.all, "count"],
    queryFn: async () => (await venuesApi.list({ q: "", page: 1, pageSize: 1 })).total_count,
  });
  const step: Step = uploadId === null ? asked : upload.data?.ended_at ? "Result" : "Import";
  useFocusOnStep(step);
  const watched = useRef<string | null>(null);
  if (upload.data && upload.data.ended_at === null) watched.current = upload.data.id;
  const hasEnded = Boolean(upload.data?.ended_at);
  useEffect(() => {
    if (!hasEnded) return;
    // Otherwise the outdated list would be shown for a moment when the import closes.
    queries.removeQueries({ queryKey: venueKeys.all, type: "inactive" });
    void queries.invalidateQueries({ queryKey: venueKeys.all });
  }, [hasEnded, queries]);

  const doing = (work: () => Promise<void>, failure: string) =>
    task.run(
      "call",
      () => {
        setError(null);
        return work();
      },
      (reason) => setError(failureOf(reason, failure)),
    );
  const check = (all: readonly CsvRow[]) =>
    doing(async () => {
      sending.current = null;
      setChecked(await venuesApi.validateRows(all, action));
      setRows(all);
      setStep("Check");
    }, "Failed to validate CSV");
  async function choose(table: CsvTable, name: string) {
    const columns = guessColumns(table.headers);
    setFile({ name, table });
    setMatch(columns);
    setError(null);
    sending.current = null;
    if (isPlain(table.headers, columns)) await check(toRows(table, columns));
    else setStep("Match columns");
  }
  const send = (sent: readonly NumberedRow[], how: BulkAction, name: string) =>
    doing(async () => {
      sending.current ??= crypto.randomUUID();
      const started = await uploadsApi.start({ id: sending.current, action: how, file_name: name, rows: [...sent] });
      sending.current = null;
      watched.current = started.id;
      void queries.invalidateQueries({ queryKey: uploadKeys.all, exact: true });
      change({ upload: started.id });
    }, "Failed to process bulk venues");
  const mend = (mended: readonly NumberedRow[]) => {
    const edits = new Map(mended.map(({ number, row }) => [number, row]));
    return check(rows.map((row, index) => edits.get(index + 1) ?? row));
  };
  const startOver = () => {
    change({ upload: null });
    setStep("Choose");
    setError(null);
  };
  const finish = () => {
    change({ upload: null }, { replaces: true });
    onDone();
  };

  const messages = new Map(checked?.errors.map((each) => [each.row_number, each.error_message]));
  const numbered: NumberedRow[] = rows.map((row, index) => ({ number: index + 1, row }));
  const go = () => send(numbered, action, file?.name ?? "venues.csv");
  const acts = (
    <>
      <Button onClick={() => saveFile(new Blob([TEMPLATE], { type: "text/csv" }), "venues-template.csv")} size="sm">
        <Download size={18} />
        Download a template
      </Button>
      <Button onClick={finish} size="sm">
        <ArrowLeft size={18} />
        All venues
      </Button>
    </>
  );
  return (
    <>
      <SectionHead actions={acts} title="Upload CSV">
        Nothing is written before the fifth step. Up to 10,000 rows in one file.
      </SectionHead>
      <Rail step={step} />
      <section aria-label={step} className="mt-8 max-w-[860px] outline-none" id="csv-step" tabIndex={-1}>
        {step === "Choose" && (
          <ChooseStep
            action={action}
            busy={task.busy}
            error={error}
            existing={existing.data}
            onAction={setAction}
            onError={setError}
            onFile={choose}
          />
        )}
        {step === "Match columns" && file && (
          <MatchStep
            busy={task.busy}
            error={error}
            file={file.table}
            match={match}
            onBack={startOver}
            onCheck={() => check(toRows(file.table, match))}
            onMatch={setMatch}
          />
        )}
        {step === "Check" && checked && (
          <CheckStep
            action={action}
            busy={task.busy}
            checked={checked}
            error={error}
            messages={messages}
            onBack={startOver}
            onGo={() => (action === "replace" ? setStep("Confirm") : go())}
            onMended={mend}
            rows={numbered}
          />
        )}
        {step === "Confirm" && checked?.counts && (
          <ConfirmStep
            busy={task.busy}
            counts={checked.counts}
            error={error}
            existing={existing.data ?? 0}
            onBack={startOver}
            onConfirm={go}
            repeats={checked.repeats?.length ?? 0}
            rowCount={rows.length}
          />
        )}
        {step === "Import" && upload.data && <UploadStep upload={upload.data} />}
        {step === "Import" && upload.isError && <UploadLost onBack={startOver} onRetry={() => upload.refetch()} />}
        {step === "Result" && upload.data && (
          <ResultStep
            busy={task.busy}
            key={upload.data.id}
            onAgain={startOver}
            onDone={finish}
            onMended={(mended) => send(mended, upload.data.action, upload.data.file_name)}
            repeats={file && watched.current === upload.data.id ? (checked?.repeats?.length ?? 0) : 0}
            upload={upload.data}
            wasWatched={watched.current === upload.data.id}
          />
        )}
        {step === "Choose" && <UploadHistory onShow={(id) => change({ upload: id })} />}
      </section>
    </>
  );
}

function Rail({ step }: { step: Step }) {
  return (
    <ol
      aria-label="Steps of the upload"
      className="mt-5 flex flex-wrap gap-y-1 border-ink border-y-[1.5px] font-[580] text-small"
    >
      {STEPS.map((each, index) => (
        <li
          aria-current={each === step ? "step" : undefined}
          className={cn(
            "flex min-h-11 items-center gap-2 pe-7 text-ink-soft",
            each === step && "text-ink shadow-[inset_0_-4px_0_var(--herb)]",
          )}
          key={each}
        >
          <b className="font-[560] font-serif text-step-1">{index + 1}</b>
          {each}
        </li>
      ))}
    </ol>
  );
}

function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById("csv-step")?.focus();
  }, [step]);
}
