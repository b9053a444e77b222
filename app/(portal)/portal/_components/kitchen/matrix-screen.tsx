"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import type { KitchenWire } from "@/lib/schemas/kitchen-facts";
import { PrintAlone } from "../venues/print-alone";
import { MatrixSheet } from "./matrix-sheet";
import styles from "./matrix-sheet.module.css";

/** The sheet as it will be printed, with the notes of the house. */
export function MatrixScreen({ venue, kitchen }: { venue: string; kitchen: KitchenWire }) {
  const [notes, setNotes] = useState("");
  const sheet = <MatrixSheet kitchen={kitchen} notes={notes} venue={venue} />;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-[1_1_320px]">
          <Field
            hint="Below the table, such as: everything fried shares one fryer with prawns."
            label="Notes on the sheet"
          >
            {(control) => (
              <TextBox
                className="min-h-18"
                maxLength={600}
                onChange={(event) => setNotes(event.target.value)}
                value={notes}
                {...control}
              />
            )}
          </Field>
        </div>
        <Button onClick={() => window.print()} variant="primary">
          <Printer aria-hidden="true" size={18} /> Print
        </Button>
      </div>
      <section
        aria-label="The sheet"
        className="relative mt-5 overflow-x-auto rounded-card border border-line shadow-card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that scrolls sideways must be reached by keyboard
        tabIndex={0}
      >
        <div className="min-w-[680px]">{sheet}</div>
      </section>
      <PrintAlone>
        <div className={styles.sheet}>{sheet}</div>
      </PrintAlone>
    </>
  );
}
