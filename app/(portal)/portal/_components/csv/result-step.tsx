"use client";

import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { BulkAction } from "@/lib/schemas/venue-rows";
import type { NumberedRow, RunResult } from "./import-run";
import { saveRejected } from "./save-rejected";
import { StepFoot, StepSheet } from "./step-sheet";

/** How long a complete success is shown before the list returns, in milliseconds. */
const CLOSES_AFTER_MS = 2000;
const FAILURES_SHOWN = 50;

type ResultStepProps = {
  action: BulkAction;
  result: RunResult;
  rows: readonly NumberedRow[];
  /** The errors of the check by row number; these rows were not sent. */
  messages: ReadonlyMap<number, string>;
  /** How many of the rows say the same as an earlier one. */
  repeats: number;
  /** How many rows were to be sent. */
  sent: number;
  onAgain: () => void;
  onDone: () => void;
};

const full = (count: number) => count.toLocaleString("en-US");

function resultInWords(action: BulkAction, { counts, stopped }: RunResult, repeats: number): string {
  const { created, updated, unchanged, deleted } = counts;
  if (action === "delete") return `${full(deleted)} deleted.`;
  // Only a whole run has met every repeat.
  const met = stopped === null ? repeats : 0;
  const parts = [`${full(created)} added`, `${full(unchanged - met)} unchanged`];
  if (met > 0) parts.push(met === 1 ? "1 repeated row" : `${full(met)} repeated rows`);
  if (action === "replace") parts.push(`${full(updated)} renamed`, `${full(deleted)} removed`);
  return `${parts.join(", ")}.`;
}

/** Closes by itself after a complete success; otherwise stays open and lists each failed row. */
export function ResultStep({ action, result, rows, messages, repeats, sent, onAgain, onDone }: ResultStepProps) {
  const failures = new Map([
    ...messages,
    ...result.errors.map((each) => [each.row_number, each.error_message] as const),
  ]);
  const isWell = result.stopped === null && failures.size === 0;
  const close = useRef(onDone);
  close.current = onDone;
  useEffect(() => {
    if (!isWell) return;
    const timer = setTimeout(() => close.current(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWell]);
  const left = sent - result.done;
  return (
    <StepSheet title="Result">
      <Callout role="status" tone={isWell ? "match" : result.stopped === "failed" ? "conflict" : "may_contain"}>
        <p>
          <b>
            {result.stopped === "cancelled" && `Cancelled at row ${full(result.stoppedAt ?? 0)}. `}
            {resultInWords(action, result, repeats)}
          </b>{" "}
          {result.stopped === "failed" && `Error processing venues: ${result.failure}. `}
          {left > 0 && action === "replace" && "Everything is as before."}
          {left > 0 && action !== "replace" && `${full(left)} rows were not sent. The same file again does only those.`}
        </p>
      </Callout>
      {failures.size > 0 && (
        <ul className="text-small">
          {[...failures]
            .sort(([one], [other]) => one - other)
            .slice(0, FAILURES_SHOWN)
            .map(([number, message]) => (
              <li className="border-line border-b py-2.5" key={number}>
                <b>Row {number}:</b> {message}
              </li>
            ))}
          {failures.size > FAILURES_SHOWN && (
            <li className="py-2.5 text-ink-soft">
              {full(failures.size - FAILURES_SHOWN)} more in the file of rejected rows.
            </li>
          )}
        </ul>
      )}
      <StepFoot>
        <span className="flex flex-wrap gap-2.5">
          {failures.size > 0 && (
            <Button onClick={() => saveRejected(rows, failures)}>
              <Download size={18} />
              Download the rejected rows
            </Button>
          )}
          {!isWell && <Button onClick={onAgain}>Upload another file</Button>}
        </span>
        <Button onClick={onDone} variant="primary">
          Show venues
        </Button>
      </StepFoot>
    </StepSheet>
  );
}
