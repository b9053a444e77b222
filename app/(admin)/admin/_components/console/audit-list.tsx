import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TablePager } from "@/components/ui/data-table/pager";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SelectField } from "@/components/ui/select-field";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { ADMIN_PAGE_SIZE } from "@/lib/admin/limits";
import { adminApi } from "@/lib/admin-client";
import type { AuditEntryWire, ModelMeta, Undone } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage, useConfirmed } from "../use-confirmed";
import { valueText } from "./cell-text";

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const ACTIONS = ["create", "update", "delete", "import", "undo", "confirm", "merge", "recover"];
const DID: Record<string, string> = {
  create: "made",
  update: "changed",
  delete: "deleted",
  import: "imported",
  undo: "undid a change of",
  confirm: "confirmed",
  recover: "started the recovery of",
  merge: "merged",
};

/**
 * Every change with the values before and after. The latest change of a row can be undone, which adds an entry of its
 * own.
 */
export function AuditList({ models }: { models: readonly ModelMeta[] }) {
  const view = useTableView();
  const { page, filters } = view.state;
  const client = useQueryClient();
  const toast = useAdminToast();
  const { run, question } = useConfirmed();
  const [progress, setProgress] = useState<Progress | null>(null);
  const wanted = {
    page,
    model: filters.model ?? "",
    action: filters.action ?? "",
    actor: filters.actor ?? "",
    row_id: filters.row_id ?? "",
    batch: filters.batch ?? "",
  };
  const log = useQuery({
    queryKey: ["admin", "audit", wanted],
    queryFn: () => adminApi.audit(wanted),
    placeholderData: keepPreviousData,
  });
  const filter = (name: string, value: string) => view.change({ filters: { ...filters, [name]: value } });
  async function undo(entry: AuditEntryWire) {
    await run(
      async (confirm) => {
        if (entry.rows === null) {
          await adminApi.undo(entry.id, { confirm });
          toast("success", `The change of ${entry.row_name} was undone`);
        } else await undoAll(entry, entry.rows, confirm);
        await client.invalidateQueries({ queryKey: ["admin"] });
      },
      (error) => toast("error", errorMessage(error, "The change could not be undone.")),
    );
  }
  /** Undoes one part after the other. Rows that somebody has changed since stay as they are, and are named. */
  async function undoAll({ id }: AuditEntryWire, total: number, confirm: boolean) {
    let now: Progress = { done: 0, total, kept: [], isRunning: true };
    let from: string | undefined;
    try {
      do {
        const part = await adminApi.undo(id, { confirm, all: true, from });
        const done = now.done + part.undone + part.kept.length;
        now = { ...now, done, kept: [...now.kept, ...part.kept] };
        setProgress(now);
        from = part.next ?? undefined;
      } while (from);
    } finally {
      setProgress(now.done > 0 ? { ...now, isRunning: false } : null);
    }
  }
  const known = new Set(models.map(({ model }) => model));
  const isOfOne = wanted.batch !== "" || wanted.row_id !== "";
  return (
    <div className="max-w-4xl px-4 py-6 tablet:px-6">
      <h1 className="text-step-4">Audit log</h1>
      <p className="mt-1 text-ink-soft">
        Every change with before and after. The newest of a row can be undone; the undo is an entry too.
      </p>
      <div className="my-4 flex flex-wrap gap-3">
        <SelectField label="Model" onChange={(event) => filter("model", event.target.value)} value={wanted.model}>
          <option value="">All models</option>
          {[...models.map(({ model }) => model), "classification"].map((model) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
        <SelectField label="Action" onChange={(event) => filter("action", event.target.value)} value={wanted.action}>
          <option value="">All actions</option>
          {ACTIONS.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </SelectField>
        <TextField
          className="min-w-52 flex-1"
          label="Who"
          onChange={(event) => filter("actor", event.target.value)}
          placeholder="a part of the email"
          type="search"
          value={wanted.actor}
        />
      </div>
      {isOfOne && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-small">
          {wanted.batch ? "The rows that were changed together." : "The changes of one row."}
          <Button onClick={() => view.change({ filters: { ...filters, batch: "", row_id: "" } })} size="sm">
            Show all changes
          </Button>
        </p>
      )}
      {progress && <UndoProgress progress={progress} />}
      {log.isError ? (
        <ErrorState onRetry={() => log.refetch()} title="Failed to load model data">
          {errorMessage(log.error, "Nothing was changed.")}
        </ErrorState>
      ) : !log.data ? (
        <SkeletonGroup>
          <Skeleton height="280px" />
        </SkeletonGroup>
      ) : log.data.items.length === 0 ? (
        <EmptyState title="No changes">
          {wanted.model || wanted.action || wanted.actor || isOfOne
            ? "No change matches these filters."
            : "What the team changes is written down here."}
        </EmptyState>
      ) : (
        <ol className="border-ink border-t">
          {log.data.items.map((entry) => (
            <li className="grid gap-2 border-line border-b py-3 tablet:grid-cols-[140px_1fr_auto]" key={entry.id}>
              <time className="text-ink-soft text-small tabular-nums" dateTime={entry.created_at}>
                {TIME.format(new Date(entry.created_at))}
              </time>
              <div className="min-w-0">
                <p>
                  <b className="break-all">{entry.actor_email}</b> {DID[entry.action] ?? entry.action}{" "}
                  {entry.rows !== null ? (
                    <Link href={`/admin?view=audit&f.batch=${entry.id}`} prefetch={false}>
                      {entry.rows.toLocaleString("en")} rows
                    </Link>
                  ) : known.has(entry.model) && entry.after && entry.action !== "merge" ? (
                    <Link href={`/admin?model=${entry.model}&row=${encodeURIComponent(entry.row_id)}`} prefetch={false}>
                      {entry.row_name}
                    </Link>
                  ) : (
                    <b>{entry.row_name}</b>
                  )}{" "}
                  <span className="text-ink-soft text-small">{entry.model}</span>
                </p>
                {entry.rows === null && <Differences entry={entry} />}
              </div>
              {entry.undo === "possible" ? (
                <Button
                  aria-label={entry.rows === null ? `Undo the change of ${entry.row_name}` : undefined}
                  className="self-start justify-self-start"
                  disabled={progress?.isRunning ?? false}
                  onClick={() => undo(entry)}
                  size="sm"
                >
                  <Undo2 aria-hidden="true" size={18} />
                  {entry.rows === null ? "Undo" : `Undo ${rowsOf(entry.rows)}`}
                </Button>
              ) : (
                <span className="text-ink-soft text-small">{entry.undo}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <TablePager
        noun="changes"
        onPage={view.goTo}
        page={page}
        pageSize={ADMIN_PAGE_SIZE}
        total={log.data?.total_count}
      />
      {question}
    </div>
  );
}

type Progress = { done: number; total: number; kept: Undone["kept"]; isRunning: boolean };

const rowsOf = (count: number) => `${count.toLocaleString("en")} rows`;
const MOST_KEPT = 10;

function UndoProgress({ progress: { done, total, kept, isRunning } }: { progress: Progress }) {
  const words = `${done.toLocaleString("en")} of ${rowsOf(total)}`;
  return (
    <div className="mb-4 grid gap-2">
      {isRunning && <ProgressBar label={words} max={total} value={done} />}
      <p role="status">
        {isRunning
          ? `${words} looked at`
          : `${rowsOf(done - kept.length)} put back${kept.length > 0 ? `, ${rowsOf(kept.length)} kept as they are:` : "."}`}
      </p>
      {!isRunning && kept.length > 0 && (
        <ul className="list-disc ps-5 text-small">
          {kept.slice(0, MOST_KEPT).map(({ row_name, why }) => (
            <li key={row_name}>
              {row_name}: {why}
            </li>
          ))}
          {kept.length > MOST_KEPT && <li>+{kept.length - MOST_KEPT} more</li>}
        </ul>
      )}
    </div>
  );
}

const MOST_FIELDS = 6;
const SILENT = new Set(["id", "updated_at", "normalized_name", "normalized_text"]);

/** The values of a new or a deleted row; of a changed row, the columns that differ. */
function Differences({ entry: { before, after, action } }: { entry: AuditEntryWire }) {
  const names = Object.keys({ ...before, ...after }).filter((name) => !SILENT.has(name));
  // A merge deletes the row, so its entry says into which row it was merged.
  const isOneSided = !before || !after || action === "merge";
  const side = (action === "merge" ? after : (after ?? before)) ?? {};
  const changed = isOneSided
    ? names.filter((name) => side[name] !== null && side[name] !== undefined && side[name] !== "")
    : names.filter((name) => valueText(before[name]) !== valueText(after[name]));
  const line = (name: string) =>
    isOneSided ? (
      <>
        {name}:{" "}
        {after ? (
          <ins className="no-underline">{valueText(side[name])}</ins>
        ) : (
          <del className="text-ink-soft">{valueText(side[name])}</del>
        )}
      </>
    ) : (
      <>
        {name}: <del className="text-ink-soft">{valueText(before[name])}</del> → <ins>{valueText(after[name])}</ins>
      </>
    );
  const lines = (some: readonly string[]) => (
    <ul className="text-small">
      {some.map((name) => (
        <li className="[overflow-wrap:anywhere]" key={name}>
          {line(name)}
        </li>
      ))}
    </ul>
  );
  if (changed.length <= MOST_FIELDS) return lines(changed);
  return (
    <>
      {lines(changed.slice(0, MOST_FIELDS))}
      <details className="text-small">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
          {changed.length - MOST_FIELDS} more
        </summary>
        {lines(changed.slice(MOST_FIELDS))}
      </details>
    </>
  );
}
