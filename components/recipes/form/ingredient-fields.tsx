"use client";

import { Plus } from "lucide-react";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { HeadingField } from "@/components/recipes/form/heading-field";
import {
  type IngredientItem,
  type IngredientRow,
  newHeading,
  newIngredient,
} from "@/components/recipes/form/recipe-draft";
import { RowList } from "@/components/recipes/form/row-list";
import { splitIngredients } from "@/components/recipes/form/split-block";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";

type IngredientFieldsProps = {
  rows: IngredientItem[];
  problems: Problems;
  onChange: (rows: IngredientItem[]) => void;
};

export function IngredientFields({ rows, problems, onChange }: IngredientFieldsProps) {
  const replace = (key: string, change: Partial<IngredientRow>) =>
    onChange(rows.map((row) => (row.key === key && row.kind === "line" ? { ...row, ...change } : row)));
  return (
    <RowList
      nameOf={(row, number) => (row.kind === "heading" ? `heading: ${row.text}` : `ingredient ${number}: ${row.name}`)}
      onChange={onChange}
      rows={rows}
      split={splitIngredients}
      footer={(add) => (
        <>
          <Button onClick={() => add(newIngredient())} size="sm">
            <Plus size={18} />
            Add ingredient
          </Button>
          <Button onClick={() => add(newHeading())} size="sm" variant="text">
            Add heading
          </Button>
        </>
      )}
    >
      {(row, number, onPaste) =>
        row.kind === "heading" ? (
          <HeadingField
            onChange={(text) => onChange(rows.map((each) => (each.key === row.key ? { ...row, text } : each)))}
            row={row}
          />
        ) : (
          <div className="form-ingredient">
            <TextField
              autoComplete="off"
              className="form-quantity"
              hideLabel
              id={`${row.key}-quantity`}
              label={`Quantity of ingredient ${number}`}
              maxLength={60}
              onChange={(event) => replace(row.key, { quantity: event.target.value })}
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
              onChange={(event) => replace(row.key, { unit: event.target.value })}
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
              onChange={(event) => replace(row.key, { name: event.target.value })}
              onPaste={onPaste}
              placeholder="Name, or paste the whole list"
              value={row.name}
            />
          </div>
        )
      }
    </RowList>
  );
}
