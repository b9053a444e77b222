"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { BulkAction, Repeat, ValidateRowsWire } from "@/lib/schemas/venue-rows";
import { VENUE_COLUMNS } from "@/lib/venues/venue-csv";
import { MendRows } from "./mend-rows";
import { type NumberedRow, saveRejected } from "./save-rejected";
import { StepFoot, StepSheet } from "./step-sheet";

const PREVIEW_ROWS = 5;

type CheckStepProps = {
  action: BulkAction;
  checked: ValidateRowsWire;
  rows: readonly NumberedRow[];
  /** The errors by row number. */
  messages: ReadonlyMap<number, string>;
  busy: boolean;
  /** Why the last attempt to check or to send failed. */
  error: string | null;
  onBack: () => void;
  onGo: () => void;
  /** Checks all rows again with these in place of the rejected ones. */
  onMended: (rows: NumberedRow[]) => void;
};

const full = (count: number) => count.toLocaleString("en-US");
const venues = (count: number) => `${full(count)} ${count === 1 ? "venue" : "venues"}`;

/** Shows what the import would do, as the server has checked it. The preview has five rows: rejected ones first, then repeats. */
export function CheckStep(props: CheckStepProps) {
  const { action, checked, rows, messages, busy, error, onBack, onGo, onMended } = props;
  const counts = checked.counts ?? { created: 0, updated: 0, unchanged: 0, deleted: 0 };
  const rejected = rows.filter(({ number }) => messages.has(number));
  const right = rows.length - rejected.length;
  const repeats = checked.repeats ?? [];
  const firstOf = new Map(repeats.map((each) => [each.row_number, each.first_row]));
  const rank = ({ number }: NumberedRow) => (messages.has(number) ? 0 : firstOf.has(number) ? 1 : 2);
  const preview = [...rows].sort((one, other) => rank(one) - rank(other)).slice(0, PREVIEW_ROWS);
  const tally =
    action === "delete"
      ? ([["To delete", counts.deleted, "match"]] as const)
      : ([
          [action === "add" ? "Ready to add" : "New", counts.created, "match"],
          ["Already there", counts.unchanged + counts.updated - repeats.length, "info"],
        ] as const);
  const goes = {
    add: `Add ${venues(counts.created)}`,
    replace: `Replace with ${venues(right - repeats.length)}`,
    delete: `Delete ${venues(counts.deleted)}`,
  }[action];
  const isBlocked = action === "replace" ? rejected.length > 0 : right === 0;
  return (
    <StepSheet
      lead="The server has read every row. Five are shown, the rejected and repeated ones first."
      title="Check"
    >
      <dl className="flex border-ink border-y-[1.5px]">
        {[...tally, ["Rejected", rejected.length, "conflict"] as const].map(([name, count, verdict]) => (
          <div
            className="flex flex-1 flex-col justify-between border-line py-2.5 pe-1 not-first:border-s not-first:ps-2 tablet:not-first:ps-4"
            key={name}
          >
            <dt className="flex items-center gap-1.5 text-ink-soft text-small">
              <VerdictBadge size={18} verdict={verdict} />
              {name}
            </dt>
            <dd className="font-[600] text-step-3 tabular-nums">{full(count)}</dd>
          </div>
        ))}
      </dl>
      {action === "replace" && counts.deleted > 0 && (
        <p className="text-small">
          {venues(counts.deleted)} that the file does not name {counts.deleted === 1 ? "goes" : "go"}.
        </p>
      )}
      {repeats.length > 0 && <Repeats repeats={repeats} />}
      <Preview firstOf={firstOf} messages={messages} rows={preview} />
      <p className="text-ink-soft text-small">
        {preview.length} of {full(rows.length)} rows.
        {rejected.length > 0 &&
          (action === "replace"
            ? " A replacement is all or nothing: put the rejected rows right first."
            : " The rejected rows are left out; put them right here, or in the file that lists them.")}
      </p>
      {rejected.length > 0 && (
        <div>
          <Button onClick={() => saveRejected(rows, messages)} size="sm">
            <Download size={18} />
            Download the rejected rows
          </Button>
        </div>
      )}
      {rejected.length > 0 && (
        <MendRows
          busy={busy}
          key={rejected.length}
          label={(count) =>
            count === 0 ? "Check again" : `Check again with ${full(count)} ${count === 1 ? "row" : "rows"} changed`
          }
          messages={messages}
          onMended={onMended}
          rows={rejected}
        />
      )}
      <FieldError error={error} id="check-error" />
      <StepFoot>
        <Button onClick={onBack}>Back</Button>
        <Button busy={busy} disabled={isBlocked} onClick={onGo} variant={action === "delete" ? "danger" : "primary"}>
          {goes}
        </Button>
      </StepFoot>
    </StepSheet>
  );
}

const REPEATS_SHOWN = 10;

/** Names the rows that say the same as an earlier one. */
function Repeats({ repeats }: { repeats: readonly Repeat[] }) {
  const shown = repeats.slice(0, REPEATS_SHOWN);
  return (
    <p className="flex gap-2.5 text-small">
      <VerdictBadge size={18} verdict="info" />
      <span>
        <b className="font-[620]">
          {repeats.length === 1 ? "1 row is a repeat" : `${full(repeats.length)} rows are repeats`} and{" "}
          {repeats.length === 1 ? "counts" : "count"} once:
        </b>{" "}
        {shown.map((each) => `row ${full(each.row_number)} says the same as row ${full(each.first_row)}`).join(", ")}
        {repeats.length > shown.length && `, and ${full(repeats.length - shown.length)} more`}.
      </span>
    </p>
  );
}

const CELL = "border-line border-b px-3 py-2 text-start text-small whitespace-nowrap max-w-56 truncate";

type PreviewProps = Pick<CheckStepProps, "rows" | "messages"> & { firstOf: ReadonlyMap<number, number> };

function Preview({ rows, messages, firstOf }: PreviewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Preview of the rows" className="relative overflow-x-auto" tabIndex={0}>
      <table className="w-full min-w-[680px] border border-line">
        <thead>
          <tr className="bg-sunk">
            {["Row", "Check", ...VENUE_COLUMNS].map((name) => (
              <th className={CELL} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, row }) => {
            const message = messages.get(number);
            const first = firstOf.get(number);
            return (
              <tr className={cn(message && "shadow-[inset_3px_0_0_var(--tomato)]")} key={number}>
                <th className={cn(CELL, "tabular-nums")} scope="row">
                  {number}
                </th>
                <td className={cn(CELL, "min-w-44 max-w-64 whitespace-normal font-[560] max-tablet:max-w-none")}>
                  <span className="flex items-start gap-1.5">
                    <VerdictBadge size={16} verdict={message ? "conflict" : first ? "info" : "match"} />
                    {message ?? (first ? `Repeats row ${full(first)}` : "Ready")}
                  </span>
                </td>
                {VENUE_COLUMNS.map((column) => (
                  <td className={cn(CELL, column === "internal_id" && "code")} key={column}>
                    {row[column] || <span className="text-ink-soft">empty</span>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
