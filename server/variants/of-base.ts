import type { VariantIngredientBody, VariantInstructionBody } from "@/lib/schemas/variants";
import { inOrder } from "@/server/recipes/recipe-lines";

/** The lines of the base that a variant's lines may refer to. Only one line of the variant may refer to each. */
type BaseLines = {
  readonly ingredients: readonly { id: string }[];
  readonly instructions: readonly { id: string }[];
};

type Lines = {
  ingredients: readonly VariantIngredientBody[];
  instructions: readonly VariantInstructionBody[];
};

/**
 * Numbers the lines of a variant in their order. References to a line that is not the base's, or that an earlier line
 * refers to, are removed: such a line is the variant's own.
 */
export function ofBase({ ingredients, instructions }: Lines, base: BaseLines): Lines {
  const takeIngredient = once(base.ingredients);
  const takeInstruction = once(base.instructions);
  return {
    ingredients: inOrder(ingredients).map((line, index) => ({
      ...line,
      order: index + 1,
      base_ingredient_id: takeIngredient(line.base_ingredient_id),
    })),
    instructions: inOrder(instructions).map((line, index) => ({
      ...line,
      order: index + 1,
      base_instruction_id: takeInstruction(line.base_instruction_id),
    })),
  };
}

function once(lines: readonly { id: string }[]): (id: string | null | undefined) => string | null {
  const free = new Set(lines.map(({ id }) => id));
  return (id) => (id && free.delete(id) ? id : null);
}
