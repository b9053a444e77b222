"use client";

import type { ReactNode } from "react";
import { useText } from "#use-text";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { PartRows } from "@/components/recipes/form/part-rows";
import { type IngredientItem, type IngredientRow, newIngredient } from "@/components/recipes/form/recipe-draft";
import { splitIngredients } from "@/components/recipes/form/split-block";
import { TextField } from "@/components/ui/field";
import { recipeFormText } from "@/messages/en/recipe-form";

type IngredientFieldsProps = {
  rows: IngredientItem[];
  problems: Problems;
  onChange: (rows: IngredientItem[]) => void;
  /** Renders a note below a row. */
  noteOf?: ((row: IngredientRow) => ReactNode) | undefined;
};

export const IngredientFields = ({ rows, problems, onChange, noteOf }: IngredientFieldsProps) => {
  const t = useText(recipeFormText);
  return (
    <PartRows<IngredientRow>
      nameOf={({ name }) => name}
      newLine={newIngredient}
      onChange={onChange}
      rows={rows}
      split={splitIngredients}
      what="ingredient"
    >
      {(row, number, { change, onPaste }) => (
        <div className="grid grid-cols-2 gap-1.5 tablet:grid-cols-[104px_120px_minmax(0,1fr)]">
          <TextField
            autoComplete="off"
            hideLabel
            id={`${row.key}-quantity`}
            label={t("quantityOfIngredientNumber", { number })}
            maxLength={60}
            onChange={(event) => change({ quantity: event.target.value })}
            placeholder={t("quantity")}
            value={row.quantity}
          />
          <TextField
            autoComplete="off"
            hideLabel
            id={`${row.key}-unit`}
            label={t("unitOfIngredientNumber", { number })}
            maxLength={60}
            onChange={(event) => change({ unit: event.target.value })}
            placeholder={t("unit")}
            value={row.unit}
          />
          <TextField
            autoComplete="off"
            className="col-span-full row-1 tablet:col-3"
            error={t.known(problems[row.key])}
            hideLabel
            id={row.key}
            label={t("nameOfIngredientNumber", { number })}
            maxLength={500}
            onChange={(event) => change({ name: event.target.value })}
            onPaste={onPaste}
            placeholder={t("nameOrPaste")}
            value={row.name}
          />
          {noteOf?.(row)}
        </div>
      )}
    </PartRows>
  );
};
