"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { CsvTable } from "@/lib/csv/read-csv";
import {
  type ColumnMatch,
  kindOf,
  leftOutColumns,
  missingColumns,
  VENUE_COLUMNS,
  type VenueColumn,
} from "@/lib/venues/venue-csv";
import { ColumnList } from "./column-list";
import { StepFoot, StepSheet } from "./step-sheet";

type MatchStepProps = {
  file: CsvTable;
  match: ColumnMatch;
  busy: boolean;
  error: string | null;
  onMatch: (match: ColumnMatch) => void;
  onBack: () => void;
  onCheck: () => void;
};

const TONES = { exact: "match", guessed: "may_contain", "left out": "unknown" } as const;
const OPTIONS = [
  { value: "", label: "leave out" },
  ...VENUE_COLUMNS.map((column) => ({ value: column, label: column })),
];

/** Maps the file's columns to our fields. Choosing a column that is already mapped moves it to the new field. */
export function MatchStep({ file, match, busy, error, onMatch, onBack, onCheck }: MatchStepProps) {
  const missing = missingColumns(match);
  const left = leftOutColumns(file.headers, match);
  const count = file.rows.length.toLocaleString("en-US");
  const set = (index: number, column: VenueColumn | null) =>
    onMatch(match.map((each, at) => (at === index ? column : each === column ? null : each)));
  const columns = file.headers.map((header, at) => {
    const kind = kindOf(header, match[at] ?? null);
    return {
      name: header || `column ${at + 1}`,
      sample: file.rows[0]?.[at] ?? "",
      value: match[at] ?? "",
      state: kind,
      tone: TONES[kind],
    };
  });
  return (
    <StepSheet lead="The headers of this file differ from ours." title="Match the columns">
      <ColumnList
        columns={columns}
        onChange={(at, value) => set(at, VENUE_COLUMNS.find((column) => column === value) ?? null)}
        options={OPTIONS}
      />
      <p className="text-ink-soft text-small" role="status">
        {missing.length > 0
          ? `Still missing: ${missing.join(", ")}.`
          : "Required columns are there: name, city, country."}
        {left.length > 0 && ` Left out: ${left.map((name) => `“${name}”`).join(", ")}.`}
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
