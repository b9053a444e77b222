"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type CsvRow, REQUIRED_COLUMNS, VENUE_COLUMNS } from "@/lib/venues/venue-csv";
import type { NumberedRow } from "./save-rejected";

const SHOWN = 20;
const full = (count: number) => count.toLocaleString("en-US");

type MendRowsProps = {
  /** The rejected rows. */
  rows: readonly NumberedRow[];
  messages: ReadonlyMap<number, string>;
  /** What the button does with the rows that were changed. */
  label: (count: number) => string;
  busy: boolean;
  onMended: (rows: NumberedRow[]) => void;
};

/** Rejected rows as fields, so that they can be put right without the file. */
export function MendRows({ rows, messages, label, busy, onMended }: MendRowsProps) {
  const [edits, setEdits] = useState<ReadonlyMap<number, CsvRow>>(new Map());
  const shown = rows.slice(0, SHOWN);
  const mended = rows.flatMap(({ number, row }) => {
    const edit = edits.get(number);
    return edit && VENUE_COLUMNS.some((column) => edit[column] !== row[column]) ? [{ number, row: edit }] : [];
  });
  return (
    <section aria-labelledby="mend-rows" className="grid gap-3">
      <h3 className="text-step-1" id="mend-rows">
        Put rejected rows right
      </h3>
      <ol className="grid">
        {shown.map(({ number, row }) => {
          const now = edits.get(number) ?? row;
          return (
            <li className="grid gap-2 border-line border-t py-3" key={number}>
              <p className="text-small" id={`row-${number}`}>
                <b className="font-[620] tabular-nums">Row {full(number)}:</b> {messages.get(number)}
              </p>
              <fieldset aria-labelledby={`row-${number}`} className="grid grid-cols-2 gap-2 tablet:grid-cols-5">
                {VENUE_COLUMNS.map((column) => (
                  <Field id={`row-${number}-${column}`} key={column} label={column}>
                    {(control) => (
                      <Input
                        {...control}
                        aria-required={REQUIRED_COLUMNS.includes(column)}
                        autoComplete="off"
                        onChange={(event) =>
                          setEdits(new Map(edits).set(number, { ...now, [column]: event.target.value }))
                        }
                        type="text"
                        value={now[column]}
                      />
                    )}
                  </Field>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {rows.length > shown.length && (
        <p className="text-ink-soft text-small">
          {full(rows.length - shown.length)} more in the file of rejected rows.
        </p>
      )}
      <div>
        <Button busy={busy} disabled={mended.length === 0} onClick={() => onMended(mended)} size="sm">
          {label(mended.length)}
        </Button>
      </div>
    </section>
  );
}
