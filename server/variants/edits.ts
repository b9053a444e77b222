import type { VariantIngredientBody, VariantInstructionBody } from "@/lib/schemas/variants";
import { compareLines, defaultVariantTitle, differs, haveSameTexts } from "@/lib/variants/compare-lines";
import { inOrder } from "@/server/recipes/recipe-lines";
import type { BaseRow } from "./read-base";

/** The lines of a base recipe as a variant starts with them. */
export const copyOf = (base: BaseRow) => ({
  ingredients: base.ingredients.map(
    ({ id, name, quantity, unit, note, groupName }): VariantIngredientBody => ({
      name,
      quantity,
      unit,
      note,
      group: groupName,
      base_ingredient_id: id,
    }),
  ),
  instructions: base.instructions.map(
    ({ id, text, groupName }): VariantInstructionBody => ({ text, group: groupName, base_instruction_id: id }),
  ),
});

export type Edits = {
  title: string;
  ingredients: readonly VariantIngredientBody[];
  instructions: readonly VariantInstructionBody[];
};

/** Whether a variant differs from its base in title or lines. The suggested title ("My …") is no difference. */
export function isOwnVersion(base: BaseRow, edits: Edits): boolean {
  if (edits.title !== base.title && edits.title !== defaultVariantTitle(base.title)) return true;
  const ingredients = inOrder(edits.ingredients).map((line) => ({ ...line, baseId: line.base_ingredient_id ?? null }));
  const instructions = inOrder(edits.instructions).map((line) => ({
    ...line,
    baseId: line.base_instruction_id ?? null,
  }));
  const comparedIngredients = compareLines(base.ingredients, ingredients, (a, b) =>
    haveSameTexts([a.name, a.quantity, a.unit, a.note, a.groupName], [b.name, b.quantity, b.unit, b.note, b.group]),
  );
  const comparedInstructions = compareLines(base.instructions, instructions, (a, b) =>
    haveSameTexts([a.text, a.groupName], [b.text, b.group]),
  );
  return differs(base.ingredients, comparedIngredients) || differs(base.instructions, comparedInstructions);
}
