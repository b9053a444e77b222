"use client";

import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { RefusedRow, UploadDetailWire } from "@/lib/schemas/venue-uploads";
import { type CsvRow, VENUE_COLUMNS } from "@/lib/venues/venue-csv";
import { MendRows } from "./mend-rows";
import { type NumberedRow, saveRejected } from "./save-rejected";
import { StepFoot, StepSheet } from "./step-sheet";
import { UndoUpload } from "./undo-upload";
import { uploadInWords } from "./upload-words";

/** How long a complete success is shown before the list returns, in milliseconds. */
const CLOSES_AFTER_MS = 2000;
const FAILURES_SHOWN = 50;

type ResultStepProps = {
  upload: UploadDetailWire;
  /** How many of the rows say the same as an earlier one; 0 if it is not known. */
  repeats: number;
  /** The upload was watched to its end, so a complete success closes by itself. */
  wasWatched: boolean;
  busy: boolean;
  onMended: (rows: NumberedRow[]) => void;
  onAgain: () => void;
  onDone: () => void;
};

const full = (count: number) => count.toLocaleString("en-US");

const cellText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const toNumbered = ({ row_number, row }: RefusedRow): NumberedRow => ({
  number: row_number,
  row: Object.fromEntries(VENUE_COLUMNS.map((column) => [column, cellText(row[column])])) as CsvRow,
});

/** Closes by itself after a complete success; otherwise stays open, and the failed rows can be put right in place. */
export function ResultStep({ upload, repeats, wasWatched, busy, onMended, onAgain, onDone }: ResultStepProps) {
  const { action, state, row_count: all, done_count: done } = upload;
  const [isUndoing, setIsUndoing] = useState(false);
  const messages = new Map(upload.errors.map((each) => [each.row_number, each.error_message]));
  const rows = upload.errors.map(toNumbered);
  const isWell = state === "done" && rows.length === 0;
  const close = useRef(onDone);
  close.current = onDone;
  const closes = isWell && wasWatched && !isUndoing && upload.undone_at === null;
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => close.current(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closes]);
  const left = all - done;
  return (
    <StepSheet title="Result">
      <Callout role="status" tone={isWell ? "match" : state === "failed" ? "conflict" : "may_contain"}>
        <p>
          <b>
            {state === "cancelled" && `Cancelled at row ${full(done + 1)}. `}
            {uploadInWords(upload, repeats)}
            {rows.length > 0 && ` ${full(rows.length)} ${rows.length === 1 ? "row" : "rows"} rejected.`}
          </b>{" "}
          {state === "failed" && `Error processing venues: ${upload.failure} `}
          {action === "replace" && state !== "done" && "Everything is as before."}
          {left > 0 &&
            action !== "replace" &&
            `${full(left)} rows were not reached. The same file again does only those.`}
        </p>
      </Callout>
      <UndoUpload onOpen={setIsUndoing} upload={upload} />
      {rows.length > 0 && action === "replace" && (
        <ul className="text-small">
          {rows.slice(0, FAILURES_SHOWN).map(({ number }) => (
            <li className="border-line border-b py-2.5" key={number}>
              <b>Row {number}:</b> {messages.get(number)}
            </li>
          ))}
          {rows.length > FAILURES_SHOWN && (
            <li className="py-2.5 text-ink-soft">
              {full(rows.length - FAILURES_SHOWN)} more in the file of rejected rows.
            </li>
          )}
        </ul>
      )}
      {rows.length > 0 && action !== "replace" && (
        <MendRows
          busy={busy}
          label={(count) =>
            count === 0 ? "Upload changed rows" : `Upload ${full(count)} ${count === 1 ? "row" : "rows"}`
          }
          messages={messages}
          onMended={onMended}
          rows={rows}
        />
      )}
      <StepFoot>
        <span className="flex flex-wrap gap-2.5">
          {rows.length > 0 && (
            <Button onClick={() => saveRejected(rows, messages)}>
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
