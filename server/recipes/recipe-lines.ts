import type { IngredientBody, InstructionBody } from "@/lib/schemas/recipe-bodies";

/** In the order that the lines ask for; those of the same order, or of none, as they were sent. */
export function inOrder<T extends { order?: number | null | undefined }>(lines: readonly T[]): T[] {
  return lines
    .map((line, index) => ({ line, order: line.order ?? index + 1 }))
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line);
}

/** What is stored of a line, without its place. */
export const toIngredientColumns = (line: IngredientBody) => ({
  name: line.name,
  quantity: line.quantity,
  unit: line.unit,
  groupName: line.group,
  note: line.note,
});

export const toInstructionColumns = (line: InstructionBody) => ({ text: line.text, groupName: line.group });
