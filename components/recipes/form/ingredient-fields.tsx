"use client";

import { useText } from "#use-text";
import { recipeFormText } from "@/messages/en/recipe-form";
import "@/styles/recipe-form.css";
import type { ReactNode } from "react";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { PartRows } from "@/components/recipes/form/part-rows";
import { type IngredientItem, type IngredientRow, newIngredient } from "@/components/recipes/form/recipe-draft";
import { splitIngredients } from "@/components/recipes/form/split-block";
import { TextField } from "@/components/ui/field";

type IngredientFieldsProps = {
  rows: IngredientItem[];
  problems: Problems;
  onChange: (rows: IngredientItem[]) => void;
  /** What is to be said of a row, below it. */
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
        <div className="form-ingredient">
          <TextField
            autoComplete="off"
            className="form-quantity"
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
            className="form-unit"
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
            className="form-name"
            error={t.known(problems[row.key])}
            hideLabel
            id={row.key}
            label={t("nameOfIngredientNumber", { number })}
            maxLength={500}
            onChange={(event) => change({ name: event.target.value })}
            onPaste={onPaste}
            placeholder={t("nameOrPasteThe")}
            value={row.name}
          />
          {noteOf?.(row)}
        </div>
      )}
    </PartRows>
  );
};
