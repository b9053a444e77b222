"use client";

import { Plus } from "lucide-react";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { HeadingField } from "@/components/recipes/form/heading-field";
import { newHeading, newStep, type StepItem } from "@/components/recipes/form/recipe-draft";
import { RowList } from "@/components/recipes/form/row-list";
import { splitSteps } from "@/components/recipes/form/split-block";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type StepFieldsProps = { rows: StepItem[]; problems: Problems; onChange: (rows: StepItem[]) => void };

export function StepFields({ rows, problems, onChange }: StepFieldsProps) {
  const write = (key: string, text: string) => onChange(rows.map((row) => (row.key === key ? { ...row, text } : row)));
  return (
    <RowList
      nameOf={(row, number) => (row.kind === "heading" ? `heading: ${row.text}` : `step ${number}`)}
      onChange={onChange}
      rows={rows}
      split={splitSteps}
      footer={(add) => (
        <>
          <Button onClick={() => add(newStep())} size="sm">
            <Plus size={18} />
            Add step
          </Button>
          <Button onClick={() => add(newHeading())} size="sm" variant="text">
            Add heading
          </Button>
        </>
      )}
    >
      {(row, number, onPaste) =>
        row.kind === "heading" ? (
          <HeadingField onChange={(text) => write(row.key, text)} row={row} />
        ) : (
          <Field className="form-step" error={problems[row.key]} hideLabel id={row.key} label={`Step ${number}`}>
            {(control) => (
              <textarea
                className="input"
                maxLength={5000}
                onChange={(event) => write(row.key, event.target.value)}
                onPaste={onPaste}
                placeholder={`Step ${number}, or paste the whole method`}
                rows={2}
                value={row.text}
                {...control}
              />
            )}
          </Field>
        )
      }
    </RowList>
  );
}
