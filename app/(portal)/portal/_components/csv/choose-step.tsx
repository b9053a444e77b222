"use client";

import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { FieldError } from "@/components/ui/field";
import { useListening } from "@/components/ui/use-listening";
import { problemOf } from "@/lib/csv/csv-problem";
import { MOST_ROWS } from "@/lib/csv/file-limits";
import { type CsvTable, readCsvFile } from "@/lib/csv/read-csv";
import type { BulkAction } from "@/lib/schemas/venue-rows";
import { VENUE_COLUMNS } from "@/lib/venues/venue-csv";
import { StepSheet } from "./step-sheet";

type ChooseStepProps = {
  action: BulkAction;
  /** The number of existing venues; undefined while it is loading. */
  existing: number | undefined;
  busy: boolean;
  error: string | null;
  onAction: (action: BulkAction) => void;
  onFile: (file: CsvTable, name: string) => Promise<void>;
  onError: (message: string | null) => void;
};

/** What a replacement does; `existing` is undefined until the number of venues is known. */
function replacementOf(existing: number | undefined): string {
  if (existing === 0) return "Create these: there is no venue yet.";
  if (existing === 1) return "Delete the venue that is there, then create these.";
  return `Delete all ${existing === undefined ? "" : `${existing.toLocaleString("en")} `}venues, then create these.`;
}

const actionsOf = (existing: number | undefined) =>
  [
    ["add", "Add", "Keep what is there and add these. A row already there changes nothing."],
    ["replace", "Replace", `${replacementOf(existing)} One that the file names again keeps its codes. All or nothing.`],
    ["delete", "Delete", "Remove venues whose internal_id is in the file."],
  ] as const satisfies readonly (readonly [BulkAction, string, string])[];

export function ChooseStep({ action, existing, busy, error, onAction, onFile, onError }: ChooseStepProps) {
  const [fileName, setFileName] = useState<string | null>(null);
  const isListening = useListening();

  async function read(file: File | undefined) {
    if (!file || busy) return;
    setFileName(file.name);
    onError(null);
    let read: CsvTable;
    try {
      read = await readCsvFile(file, MOST_ROWS);
    } catch (reason) {
      return onError(problemOf(reason));
    }
    await onFile(read, file.name);
  }
  return (
    <StepSheet lead="Say what the file does first; it is checked as soon as it is chosen." title="Choose a file">
      <fieldset>
        <legend className="pb-1 font-[620] text-small">What should happen?</legend>
        {actionsOf(existing).map(([value, name, says]) => (
          <label
            className="grid cursor-pointer grid-cols-[24px_1fr] gap-3 border-line border-t py-3 text-small"
            key={value}
          >
            <input
              checked={action === value}
              className="mt-0.5 size-[22px] accent-herb"
              disabled={busy || !isListening}
              name="action"
              onChange={() => onAction(value)}
              type="radio"
              value={value}
            />
            <span>
              <b className="block font-[620] text-body">{name}</b>
              <span className="text-ink-soft">{says.replace("  ", " ")}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label
        className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border-[1.5px] border-control border-dashed bg-page px-4 py-7 text-center focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer.files[0]);
        }}
      >
        <FileSpreadsheet size={26} />
        <b className="font-[620] wrap-anywhere">
          {busy ? "Checking…" : fileName ? `${fileName}: choose another` : "Drop a .csv here, or choose one"}
        </b>
        <span className="text-ink-soft text-small">{VENUE_COLUMNS.join(", ")}</span>
        <input
          accept=".csv,text/csv"
          aria-label="CSV file"
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          disabled={busy || !isListening}
          onChange={(event) => {
            const { files } = event.target;
            void read(files?.[0]);
            event.target.value = ""; // a corrected file of the same name can be chosen again
          }}
          type="file"
        />
      </label>
      <FieldError error={error} id="csv-error" />
    </StepSheet>
  );
}
