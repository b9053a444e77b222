"use client";

import type { ReactNode } from "react";
import { useText } from "#use-text";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { PartRows } from "@/components/recipes/form/part-rows";
import { newStep, type StepItem, type StepRow } from "@/components/recipes/form/recipe-draft";
import { splitSteps } from "@/components/recipes/form/split-block";
import { Field } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { recipeFormText } from "@/messages/en/recipe-form";

type StepFieldsProps = {
  rows: StepItem[];
  problems: Problems;
  onChange: (rows: StepItem[]) => void;
  /** Renders a note below a row. */
  noteOf?: ((row: StepRow) => ReactNode) | undefined;
};

export const StepFields = ({ rows, problems, onChange, noteOf }: StepFieldsProps) => {
  const t = useText(recipeFormText);
  return (
    <PartRows<StepRow> newLine={newStep} onChange={onChange} rows={rows} split={splitSteps} what="step">
      {(row, number, { change, onPaste }) => (
        <Field error={t.known(problems[row.key])} hideLabel id={row.key} label={t("stepNumber", { number })}>
          {(control) => (
            <>
              <TextBox
                className="field-sizing-content max-h-[60vh] min-h-19"
                maxLength={5000}
                onChange={(event) => change({ text: event.target.value })}
                onPaste={onPaste}
                placeholder={t("stepOrPaste", { number })}
                rows={2}
                value={row.text}
                {...control}
              />
              {noteOf?.(row)}
            </>
          )}
        </Field>
      )}
    </PartRows>
  );
};
