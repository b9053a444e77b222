"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import type { BulkAction } from "@/lib/schemas/venue-rows";
import { type NumberedRow, type RunResult, runImport } from "./import-run";
import { StepSheet } from "./step-sheet";

type ImportStepProps = { action: BulkAction; rows: readonly NumberedRow[]; onEnd: (result: RunResult) => void };

const full = (count: number) => count.toLocaleString("en-US");

/** Sends the rows and shows how many the server has answered for. */
export function ImportStep({ action, rows, onEnd }: ImportStepProps) {
  const [done, setDone] = useState(0);
  const [isCancelling, setIsCancelling] = useState(false);
  const cancelled = useRef(false);
  const started = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (started.current) return; // run once, although React's Strict Mode runs effects twice
    started.current = true;
    void runImport({ action, rows, onProgress: setDone, isCancelled: () => cancelled.current }).then((result) =>
      end.current(result),
    );
  }, [action, rows]);
  useAskBeforeLeaving(true);
  const next = rows[Math.min(done, rows.length - 1)];

  if (action === "replace") {
    return (
      <StepSheet title="Replacing">
        <p role="status">All {full(rows.length)} rows at once. Nothing has changed until everything has.</p>
      </StepSheet>
    );
  }
  return (
    <StepSheet title={action === "add" ? "Adding" : "Deleting"}>
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <b className="text-step-1 tabular-nums" role="status">
          {full(done)} of {full(rows.length)}
        </b>
        <span className="text-ink-soft text-small tabular-nums">{Math.floor((done / rows.length) * 100)}%</span>
      </p>
      <ProgressBar label="Rows done" max={rows.length} value={done} />
      <p className="truncate text-ink-soft text-small">
        {next && `Row ${full(next.number)}: ${next.row.name || next.row.internal_id}`}
      </p>
      <div>
        <Button
          busy={isCancelling}
          busyLabel="Cancelling..."
          onClick={() => {
            cancelled.current = true;
            setIsCancelling(true);
          }}
        >
          Cancel
        </Button>
      </div>
    </StepSheet>
  );
}
