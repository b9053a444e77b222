import { useState } from "react";
import { ProgressBar } from "@/components/ui/progress-bar";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { IMPORT_ROWS_PER_CALL } from "@/lib/admin/limits";
import type { ImportResult } from "@/lib/schemas/admin";
import { valueText } from "./cell-text";
import { ImportEffect } from "./import-effect";
import type { ImportRun } from "./use-import";

const count = (value: number) => value.toLocaleString("en");

const MAX_ROWS = 100;

const KINDS = [
  { value: "all", label: "All" },
  { value: "new", label: "New" },
  { value: "changed", label: "Changed" },
  { value: "rejected", label: "Rejected" },
] as const;

/** On a phone a difference is one line that wraps, because a table of five columns would hide the new value. */
const DIFFERENCE =
  "border-line border-b max-tablet:flex max-tablet:flex-wrap max-tablet:items-baseline max-tablet:gap-x-2 max-tablet:py-2";
const CELL = "min-w-0 px-2 py-2 wrap-anywhere max-tablet:p-0";

/** What a comparison or an import found: counts, whom it touches, and the differences. */
export function ImportReport({ run, fileName }: { run: ImportRun; fileName: string }) {
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
  const errors = isShown("rejected") ? result.errors.slice(0, MAX_ROWS) : [];
  const changes = result.changes.filter((change) => isShown(change.kind)).slice(0, MAX_ROWS);
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
      <ImportEffect atMost={total > IMPORT_ROWS_PER_CALL} result={result} />
      <SegmentedControl label="Which rows are shown" onChange={setKind} options={KINDS} value={kind} />
      <Differences changes={changes} errors={errors} />
      {left > 0 && (
        <p className="text-ink-soft text-small">
          {count(left)} more {left === 1 ? "row is" : "rows are"} not shown.
        </p>
      )}
    </div>
  );
}

function Differences({ errors, changes }: Pick<ImportResult, "errors" | "changes">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Differences, scrolls sideways" className="relative max-h-72 overflow-auto" tabIndex={0}>
      <table className="w-full text-small max-tablet:block">
        <thead className="max-tablet:hidden">
          <tr className="bg-sunk text-start">
            {["Kind", "Row", "Field", "Now", "After"].map((head) => (
              <th className="px-2 py-2" key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {errors.map((error) => (
            <tr className={DIFFERENCE} key={`e${error.row_number}`}>
              <td className={`${CELL} text-tomato-ink`}>× rejected</td>
              <th className={`${CELL} text-start`} scope="row">
                Row {error.row_number}
              </th>
              <td className={CELL}>{error.field ?? "row"}</td>
              <td className={`${CELL} max-tablet:hidden`} />
              <td className={CELL}>{error.error_message}</td>
            </tr>
          ))}
          {changes.flatMap((change) =>
            change.fields.map(({ field, now, after }) => (
              <tr className={DIFFERENCE} key={`${change.row_number}${field}`}>
                <td className={CELL}>{change.kind === "new" ? "+ new" : "~ changed"}</td>
                <th className={`${CELL} text-start`} scope="row">
                  {change.name}
                </th>
                <td className={CELL}>{field}</td>
                <td className={CELL}>
                  {change.kind === "new" ? "nothing" : <del className="text-tomato-ink">{valueText(now)}</del>}
                </td>
                <td className={CELL}>
                  <ins className="font-semibold">{valueText(after)}</ins>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
