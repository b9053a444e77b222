"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError, TextField } from "@/components/ui/field";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { BulkCounts } from "@/lib/schemas/venue-rows";
import { StepFoot, StepSheet } from "./step-sheet";

type ConfirmStepProps = {
  /** The number of existing venues. */
  existing: number;
  rowCount: number;
  /** How many of the rows say the same as an earlier one. */
  repeats: number;
  counts: BulkCounts;
  busy: boolean;
  error: string | null;
  onBack: () => void;
  onConfirm: () => void;
};

const venues = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "venue" : "venues"}`;

/** Replacing all venues must be confirmed by typing, so that nobody does it by habit. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { existing, rowCount, repeats, counts, busy, error, onBack, onConfirm } = props;
  const [typed, setTyped] = useState("");
  const words = `replace ${existing}`;
  const again = counts.unchanged + counts.updated - repeats;
  const isTyped = typed.trim().toLowerCase() === words;
  return (
    <StepSheet title={`Replace all ${venues(existing)} with ${(rowCount - repeats).toLocaleString("en-US")}?`}>
      <ul className="grid gap-2 text-small">
        <li className="flex gap-2.5">
          <VerdictBadge size={18} verdict="conflict" />
          {venues(counts.deleted)} {counts.deleted === 1 ? "goes" : "go"} with all locations, codes and menus; an undo
          within seven days brings those back. Visits go for good.
        </li>
        <li className="flex gap-2.5">
          <VerdictBadge size={18} verdict="match" />
          {venues(again)} that the file names again {again === 1 ? "keeps its" : "keep their"} codes and visits.
        </li>
        <li className="flex gap-2.5">
          <VerdictBadge size={18} verdict="info" />
          One transaction: if a row fails, everything is as before.
        </li>
      </ul>
      <TextField
        autoComplete="off"
        label={
          <>
            Type <b>{words}</b> to go on
          </>
        }
        name="confirmation"
        onChange={(event) => setTyped(event.target.value)}
        spellCheck={false}
        value={typed}
      />
      <FieldError error={error} id="confirm-error" />
      <StepFoot>
        <Button onClick={onBack}>Keep my venues</Button>
        <Button busy={busy} disabled={!isTyped} onClick={onConfirm} variant="danger">
          Replace all venues
        </Button>
      </StepFoot>
    </StepSheet>
  );
}
