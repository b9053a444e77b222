"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import type { CsvTable } from "@/lib/csv/read-csv";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { BulkAction, ValidateRowsWire } from "@/lib/schemas/venue-rows";
import { type ColumnMatch, guessColumns, isPlain, TEMPLATE, toRows } from "@/lib/venues/venue-csv";
import { SectionHead } from "../frame/section-head";
import { CheckStep } from "./check-step";
import { ChooseStep } from "./choose-step";
import { ConfirmStep } from "./confirm-step";
import type { NumberedRow, RunResult } from "./import-run";
import { ImportStep } from "./import-step";
import { MatchStep } from "./match-step";
import { ResultStep } from "./result-step";

const STEPS = ["Choose", "Match columns", "Check", "Confirm", "Import", "Result"] as const;
type Step = (typeof STEPS)[number];

/** Imports venues from a CSV file. Nothing is written before the fifth step. */
export function CsvImport({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>("Choose");
  const [action, setAction] = useState<BulkAction>("add");
  const [file, setFile] = useState<CsvTable | null>(null);
  const [match, setMatch] = useState<ColumnMatch>([]);
  const [checked, setChecked] = useState<ValidateRowsWire | null>(null);
  const [result, setResult] = useState<RunResult | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const existing = useQuery({
    queryKey: [...venueKeys.all, "count"],
    queryFn: async () => (await venuesApi.list({ q: "", page: 1, pageSize: 1 })).total_count,
  });
  useFocusOnStep(step);

  async function check(chosen: CsvTable, columns: ColumnMatch) {
    setIsChecking(true);
    setError(null);
    try {
      setChecked(await venuesApi.validateRows(toRows(chosen, columns), action));
      setStep("Check");
    } catch (reason) {
      setError(failureOf(reason, "Failed to validate CSV"));
    } finally {
      setIsChecking(false);
    }
  }
  async function choose(chosen: CsvTable) {
    const columns = guessColumns(chosen.headers);
    setFile(chosen);
    setMatch(columns);
    setResult(null);
    setError(null);
    if (isPlain(chosen.headers, columns)) await check(chosen, columns);
    else setStep("Match columns");
  }
  function finish(done: RunResult) {
    setResult(done);
    setStep("Result");
    // Otherwise the outdated list would be shown for a moment when the import closes.
    queries.removeQueries({ queryKey: venueKeys.all, type: "inactive" });
    void queries.invalidateQueries({ queryKey: venueKeys.all });
  }
  const startOver = () => {
    setStep("Choose");
    setError(null);
  };

  const rows = file ? toRows(file, match) : [];
  const messages = new Map(checked?.errors.map((each) => [each.row_number, each.error_message]));
  const numbered: NumberedRow[] = rows.map((row, index) => ({ number: index + 1, row }));
  const right = numbered.filter(({ number }) => !messages.has(number));
  const acts = (
    <>
      <Button onClick={() => saveFile(new Blob([TEMPLATE], { type: "text/csv" }), "venues-template.csv")} size="sm">
        <Download size={18} />
        Download a template
      </Button>
      <Button disabled={step === "Import"} onClick={onDone} size="sm">
        <ArrowLeft size={18} />
        All venues
      </Button>
    </>
  );
  return (
    <>
      <SectionHead actions={acts} title="Upload CSV">
        Nothing is written before the fifth step. Up to 10,000 rows in one file.
      </SectionHead>
      <Rail step={step} />
      <section aria-label={step} className="mt-8 max-w-[860px] outline-none" id="csv-step" tabIndex={-1}>
        {step === "Choose" && (
          <ChooseStep
            action={action}
            busy={isChecking}
            error={error}
            existing={existing.data}
            onAction={setAction}
            onError={setError}
            onFile={choose}
          />
        )}
        {step === "Match columns" && file && (
          <MatchStep
            busy={isChecking}
            error={error}
            file={file}
            match={match}
            onBack={startOver}
            onCheck={() => check(file, match)}
            onMatch={setMatch}
          />
        )}
        {step === "Check" && checked && (
          <CheckStep
            action={action}
            checked={checked}
            messages={messages}
            onBack={startOver}
            onGo={() => setStep(action === "replace" ? "Confirm" : "Import")}
            rows={numbered}
          />
        )}
        {step === "Confirm" && checked?.counts && (
          <ConfirmStep
            counts={checked.counts}
            existing={existing.data ?? 0}
            onBack={startOver}
            onConfirm={() => setStep("Import")}
            repeats={checked.repeats?.length ?? 0}
            rowCount={right.length}
          />
        )}
        {step === "Import" && <ImportStep action={action} onEnd={finish} rows={right} />}
        {step === "Result" && result && (
          <ResultStep
            action={action}
            messages={messages}
            onAgain={startOver}
            onDone={onDone}
            repeats={checked?.repeats?.length ?? 0}
            result={result}
            rows={numbered}
            sent={right.length}
          />
        )}
      </section>
    </>
  );
}

function Rail({ step }: { step: Step }) {
  return (
    <ol
      aria-label="Steps of the upload"
      className="mt-5 flex flex-wrap gap-y-1 border-ink border-y-[1.5px] font-[580] text-small"
    >
      {STEPS.map((each, index) => (
        <li
          aria-current={each === step ? "step" : undefined}
          className={cn(
            "flex min-h-11 items-center gap-2 pe-7 text-ink-soft",
            each === step && "text-ink shadow-[inset_0_-4px_0_var(--herb)]",
          )}
          key={each}
        >
          <b className="font-[560] font-serif text-step-1">{index + 1}</b>
          {each}
        </li>
      ))}
    </ol>
  );
}

function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById("csv-step")?.focus();
  }, [step]);
}
