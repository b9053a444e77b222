import { useRef, useState } from "react";
import { valueText } from "@/components/admin/console/cell-text";
import { readImportFile } from "@/components/admin/console/read-import-file";
import { type ImportRun, useImport } from "@/components/admin/console/use-import";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { FIELD_LABEL, Input } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { saveFile } from "@/components/ui/save-file";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { IMPORT_ROWS_PER_CALL } from "@/lib/admin-limits";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";

const count = (value: number) => value.toLocaleString("en");

type ImportDialogProps = { meta: ModelMeta; onClose: () => void; onDone: () => void };

/**
 * First compares the file with the stored rows; nothing is written until Apply. Both steps show how many rows the
 * server has processed.
 */
export function ImportDialog({ meta, onClose, onDone }: ImportDialogProps) {
  const [rows, setRows] = useState<AdminRow[] | null>(null);
  const [fileName, setFileName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { run, start, cancel } = useImport(meta.model);
  const chooser = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return setProblem("Choose a file first.");
    setProblem(null);
    try {
      const read = await readImportFile(file);
      setRows(read);
      setFileName(file.name);
      await start(read, true, false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The file could not be read.");
    }
  }
  const isDry = run?.dryRun ?? true;
  const toWrite = run ? run.result.created + run.result.updated : 0;
  return (
    <Dialog
      description={`CSV or JSON, up to 50,000 rows. Rows are known by ${meta.key.join(" and ")} or by a unique value; the others are new.`}
      onOpenChange={(open) => {
        if (open) return;
        cancel();
        onClose();
      }}
      open
      title={`Import into ${meta.model}`}
      wide
    >
      <label className={FIELD_LABEL} htmlFor="import-file">
        File
      </label>
      <Input
        accept=".csv,.json,text/csv,application/json"
        disabled={run?.state === "running"}
        id="import-file"
        onChange={(event) => void choose(event.target.files?.[0])}
        ref={chooser}
        type="file"
      />
      <FieldError error={problem} id="import-file-error" />
      {run && <RunReport fileName={fileName} run={run} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {run?.state === "running" ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button onClick={onClose}>{isDry ? "Cancel" : "Close"}</Button>
        )}
        {run && run.result.errors.length > 0 && run.state !== "running" && rows && (
          <Button onClick={() => saveFile(rejected(run, rows), `rejected-${fileName}.json`)}>
            Download {count(run.result.errors.length)} rejected
          </Button>
        )}
        {run && isDry && rows && (
          <Button
            disabled={run.state !== "done" || toWrite === 0}
            onClick={() => start(rows, false, true).then(onDone)}
            variant="primary"
          >
            Apply {count(toWrite)} {toWrite === 1 ? "change" : "changes"}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function rejected(run: ImportRun, rows: readonly AdminRow[]): Blob {
  const list = run.result.errors.map((error) => ({ ...error, row: rows[error.row_number - 1] }));
  return new Blob([JSON.stringify(list, null, 1)], { type: "application/json" });
}

const SHOWN = 100;

const KINDS = [
  { value: "all", label: "All" },
  { value: "new", label: "New" },
  { value: "changed", label: "Changed" },
  { value: "rejected", label: "Rejected" },
] as const;

function RunReport({ run, fileName }: { run: ImportRun; fileName: string }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]["value"]>("all");
  const { result, done, total, state, dryRun } = run;
  const tally = [
    ["+", "New", result.created],
    ["~", "Changed", result.updated],
    ["=", "Same", result.unchanged],
    ["×", "Rejected", result.errors.length],
  ] as const;
  const doing = dryRun ? "compared" : "written";
  const isShown = (each: string) => kind === "all" || kind === each;
  const errors = isShown("rejected") ? result.errors.slice(0, SHOWN) : [];
  const changes = result.changes.filter((change) => isShown(change.kind)).slice(0, SHOWN);
  const counts = { new: result.created, changed: result.updated, rejected: result.errors.length };
  const matching = kind === "all" ? counts.new + counts.changed + counts.rejected : counts[kind];
  const left = matching - errors.length - changes.length;
  return (
    <div className="mt-4 grid gap-3">
      {state === "running" && (
        <ProgressBar label={`${count(done)} of ${count(total)} rows ${doing}`} max={Math.max(1, total)} value={done} />
      )}
      <p role="status">
        {state === "running" && `${count(done)} of ${count(total)} rows ${doing}`}
        {state === "cancelled" &&
          `Cancelled after ${count(done)} of ${count(total)} rows. ${dryRun ? "Nothing was written." : "What was written stays; the same file writes the rest."}`}
        {state === "failed" &&
          `${run.problem ?? "The import failed."} After ${count(done)} of ${count(total)} rows. ${dryRun ? "Nothing was written." : "What was written stays; the same file writes the rest."}`}
        {state === "done" && `${fileName}, ${count(total)} rows ${doing}.`}
      </p>
      <dl className="grid grid-cols-2 border-ink border-y tablet:grid-cols-4">
        {tally.map(([sign, word, value]) => (
          <div className="px-3 py-2" key={word}>
            <dt className="text-ink-soft text-small">
              <span aria-hidden="true">{sign} </span>
              {word}
            </dt>
            <dd className="font-semibold text-step-2 tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
      {(result.recipes > 0 || result.people > 0) && (
        <p className="text-small">
          The changed rows touch {total > IMPORT_ROWS_PER_CALL && "at most "}
          {count(result.recipes)} recipes and {count(result.people)} people who have recorded an allergy, intolerance or
          avoid that covers them.
        </p>
      )}
      <SegmentedControl label="Which rows are shown" onChange={setKind} options={KINDS} value={kind} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Differences, scrolls sideways" className="max-h-72 relative overflow-auto" tabIndex={0}>
        <table className="w-full text-small">
          <thead>
            <tr className="bg-sunk text-left">
              {["Kind", "Row", "Field", "Now", "After"].map((head) => (
                <th className="px-2 py-2" key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr className="border-line border-b" key={`e${error.row_number}`}>
                <td className="px-2 py-2 text-tomato-ink">× rejected</td>
                <th className="px-2 py-2 text-left" scope="row">
                  Row {error.row_number}
                </th>
                <td className="px-2 py-2">{error.field ?? "row"}</td>
                <td className="px-2 py-2" />
                <td className="px-2 py-2">{error.error_message}</td>
              </tr>
            ))}
            {changes.flatMap((change) =>
              change.fields.map(({ field, now, after }) => (
                <tr className="border-line border-b" key={`${change.row_number}${field}`}>
                  <td className="px-2 py-2">{change.kind === "new" ? "+ new" : "~ changed"}</td>
                  <th className="px-2 py-2 text-left" scope="row">
                    {change.name}
                  </th>
                  <td className="px-2 py-2">{field}</td>
                  <td className="px-2 py-2">{change.kind === "new" ? "nothing" : <del>{valueText(now)}</del>}</td>
                  <td className="px-2 py-2">
                    <ins>{valueText(after)}</ins>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
      {left > 0 && (
        <p className="text-ink-soft text-small">
          {count(left)} more {left === 1 ? "row is" : "rows are"} not shown.
        </p>
      )}
    </div>
  );
}
