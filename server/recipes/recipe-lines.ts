import type { IngredientBody, InstructionBody } from "@/lib/schemas/recipe-bodies";

/** Sorts lines by their `order`; lines of the same order, or of none, keep the order in which they were sent. */
export function inOrder<T extends { order?: number | null | undefined }>(lines: readonly T[]): T[] {
  return lines
    .map((line, index) => ({ line, order: line.order ?? index + 1 }))
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line);
}

/** A line of a variant may name the base recipe's line that it was made from. */
export type IngredientLine = IngredientBody & { base_ingredient_id?: string | null | undefined };
export type InstructionLine = InstructionBody & { base_instruction_id?: string | null | undefined };

/** The columns of a line, without its place. */
export const toIngredientColumns = (line: IngredientLine) => ({
  name: line.name,
  quantity: line.quantity,
  unit: line.unit,
  groupName: line.group,
  note: line.note,
  baseId: line.base_ingredient_id ?? null,
});

export const toInstructionColumns = (line: InstructionLine) => ({
  text: line.text,
  groupName: line.group,
  baseId: line.base_instruction_id ?? null,
});

/** The columns of all lines, for a recipe that has none yet. */
export const toNewLines = (lines: {
  ingredients: readonly IngredientLine[];
  instructions: readonly InstructionLine[];
}) => ({
  ingredients: inOrder(lines.ingredients).map((line, position) => ({ position, ...toIngredientColumns(line) })),
  instructions: inOrder(lines.instructions).map((line, position) => ({ position, ...toInstructionColumns(line) })),
});
