"use client";

import "@/styles/recipe-form.css";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { PartRows } from "@/components/recipes/form/part-rows";
import { type IngredientItem, type IngredientRow, newIngredient } from "@/components/recipes/form/recipe-draft";
import { splitIngredients } from "@/components/recipes/form/split-block";
import { TextField } from "@/components/ui/field";

type IngredientFieldsProps = {
  rows: IngredientItem[];
  problems: Problems;
  onChange: (rows: IngredientItem[]) => void;
};

export const IngredientFields = ({ rows, problems, onChange }: IngredientFieldsProps) => (
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
          label={`Quantity of ingredient ${number}`}
          maxLength={60}
          onChange={(event) => change({ quantity: event.target.value })}
          placeholder="Quantity"
          value={row.quantity}
        />
        <TextField
          autoComplete="off"
          className="form-unit"
          hideLabel
          id={`${row.key}-unit`}
          label={`Unit of ingredient ${number}`}
          maxLength={60}
          onChange={(event) => change({ unit: event.target.value })}
          placeholder="Unit"
          value={row.unit}
        />
        <TextField
          autoComplete="off"
          className="form-name"
          error={problems[row.key]}
          hideLabel
          id={row.key}
          label={`Name of ingredient ${number}`}
          maxLength={500}
          onChange={(event) => change({ name: event.target.value })}
          onPaste={onPaste}
          placeholder="Name, or paste the whole list"
          value={row.name}
        />
      </div>
    )}
  </PartRows>
);
