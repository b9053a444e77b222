"use client";

import { StepFoot, StepSheet } from "@/components/portal/csv/step-sheet";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import {
  type ColumnMatch,
  type CsvFile,
  kindOf,
  missingColumns,
  VENUE_COLUMNS,
  type VenueColumn,
} from "@/lib/portal/venue-csv";

type MatchStepProps = {
  file: CsvFile;
  match: ColumnMatch;
  busy: boolean;
  error: string | null;
  onMatch: (match: ColumnMatch) => void;
  onBack: () => void;
  onCheck: () => void;
};

/** Maps the file's columns to our fields. Choosing a column that is already mapped moves it to the new field. */
export function MatchStep({ file, match, busy, error, onMatch, onBack, onCheck }: MatchStepProps) {
  const missing = missingColumns(match);
  const count = file.records.length.toLocaleString("en-US");
  const set = (index: number, column: VenueColumn | null) =>
    onMatch(match.map((each, at) => (at === index ? column : each === column ? null : each)));
  return (
    <StepSheet lead="The headers of this file differ from ours." title="Match the columns">
      <ul className="grid">
        {file.headers.map((header, index) => (
          <li
            className="grid items-center gap-x-4 gap-y-1 border-line border-b py-2 tablet:grid-cols-[minmax(0,1fr)_180px_90px]"
            // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat, and columns never move
            key={index}
          >
            <p className="min-w-0">
              <span className="code wrap-anywhere">{header || `column ${index + 1}`}</span>
              <span className="block truncate text-ink-soft text-small">{file.records[0]?.[index]}</span>
            </p>
            <SelectField
              hideLabel
              label={`${header || `column ${index + 1}`} becomes`}
              onChange={(event) => set(index, VENUE_COLUMNS.find((column) => column === event.target.value) ?? null)}
              value={match[index] ?? ""}
            >
              <option value="">leave out</option>
              {VENUE_COLUMNS.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </SelectField>
            <p className="text-small">{kindOf(header, match[index] ?? null)}</p>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-small" role="status">
        {missing.length > 0
          ? `Still missing: ${missing.join(", ")}.`
          : "Required columns are there: name, city, country."}
      </p>
      <FieldError error={error} id="csv-match-error" />
      <StepFoot>
        <Button disabled={busy} onClick={onBack}>
          Back
        </Button>
        <Button busy={busy} disabled={missing.length > 0} onClick={onCheck} variant="primary">
          Check {count} rows
        </Button>
      </StepFoot>
    </StepSheet>
  );
}
