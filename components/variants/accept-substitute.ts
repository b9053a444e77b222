import { type IngredientItem, newIngredient } from "@/components/recipes/form/recipe-draft";
import { originalRow } from "@/components/variants/variant-draft";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

type Line = SubstituteWire["lines"][number];

/**
 * The key of a row for a further part of a substitute. It contains the line's key, so that the parts are found again
 * after a reload.
 */
const partKey = (lineKey: string, index: number): string => `${lineKey}+${index}`;
const isPartOf = (lineKey: string, row: IngredientItem): boolean => row.key.startsWith(`${lineKey}+`);

const rowOf = ({ name, quantity, unit }: Line) => ({ name, quantity: quantity ?? "", unit: unit ?? "" });

/** Replaces the row of the line by the substitute's first part, and adds its other parts below. */
export function accept(rows: readonly IngredientItem[], lineKey: string, { lines }: SubstituteWire): IngredientItem[] {
  const [first, ...others] = lines;
  if (!first) return [...rows];
  return rows.flatMap((row): IngredientItem[] => {
    if (isPartOf(lineKey, row)) return [];
    if (row.key !== lineKey || row.kind !== "line") return [row];
    const parts = others.map((part, index) => newIngredient({ key: partKey(lineKey, index + 1), ...rowOf(part) }));
    return [{ ...row, ...rowOf(first) }, ...parts];
  });
}

/** Restores the line and removes the other parts of an accepted substitute. */
export function undo(rows: readonly IngredientItem[], lineKey: string, line: RecipeIngredientWire): IngredientItem[] {
  return rows.flatMap((row): IngredientItem[] => {
    if (isPartOf(lineKey, row)) return [];
    return [row.key === lineKey && row.kind === "line" ? { ...row, ...originalRow(line) } : row];
  });
}

export type LineState = { kind: "original" | "edited" | "removed" } | { kind: "accepted"; substitute: SubstituteWire };

/** Whether a line is unchanged, edited, removed or substituted, worked out from the rows alone. */
export function stateOf(
  rows: readonly IngredientItem[],
  lineKey: string,
  line: RecipeIngredientWire,
  substitutes: readonly SubstituteWire[],
): LineState {
  const row = rows.find(({ key }) => key === lineKey);
  if (row?.kind !== "line") return { kind: "removed" };
  const says = (texts: { name: string; quantity: string; unit: string }) =>
    row.name.trim() === texts.name && row.quantity.trim() === texts.quantity && row.unit.trim() === texts.unit;
  if (says(originalRow(line))) return { kind: "original" };
  const parts = rows.filter((each) => isPartOf(lineKey, each));
  const accepted = substitutes.find(
    ({ lines: [first, ...others] }) => first && says(rowOf(first)) && parts.length === others.length,
  );
  return accepted ? { kind: "accepted", substitute: accepted } : { kind: "edited" };
}
