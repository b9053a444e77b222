import type { VariantIngredientBody, VariantInstructionBody } from "@/lib/schemas/variants";
import type { Transaction } from "@/server/db/client";
import { inOrder, toIngredientColumns, toInstructionColumns } from "@/server/recipes/recipe-lines";

/** The base's lines that may be named, at most one line of the variant for each. */
export type BaseLines = {
  readonly ingredients: readonly { id: string }[];
  readonly instructions: readonly { id: string }[];
};

type NewLines = {
  ingredients: readonly VariantIngredientBody[];
  instructions: readonly VariantInstructionBody[];
};

/**
 * Puts the lines of a variant in the place of those it had, inside a transaction that holds its row. A line keeps
 * its id, so that what is being cooked from keeps its ticks. What is no line of the base is the variant's own.
 */
export async function writeLines(tx: Transaction, variantId: string, lines: NewLines, base: BaseLines): Promise<void> {
  const ingredientIds = await idsOf(tx.variantIngredient.findMany({ where: { variantId }, select: { id: true } }));
  const instructionIds = await idsOf(tx.variantInstruction.findMany({ where: { variantId }, select: { id: true } }));
  const takeIngredient = once(base.ingredients);
  const takeInstruction = once(base.instructions);
  await tx.variantIngredient.deleteMany({ where: { variantId } });
  await tx.variantInstruction.deleteMany({ where: { variantId } });
  await tx.variantIngredient.createMany({
    data: inOrder(lines.ingredients).map((line, position) => ({
      ...keptId(line.id, ingredientIds),
      variantId,
      position,
      ...toIngredientColumns(line),
      baseIngredientId: takeIngredient(line.base_ingredient_id),
    })),
  });
  await tx.variantInstruction.createMany({
    data: inOrder(lines.instructions).map((line, position) => ({
      ...keptId(line.id, instructionIds),
      variantId,
      position,
      ...toInstructionColumns(line),
      baseInstructionId: takeInstruction(line.base_instruction_id),
    })),
  });
}

async function idsOf(rows: PromiseLike<{ id: string }[]>): Promise<Set<string>> {
  return new Set((await rows).map(({ id }) => id));
}

/** Each id is kept once: of two lines with the same id the second is new. */
const keptId = (id: string | number | null | undefined, free: Set<string>): { id?: string } =>
  typeof id === "string" && free.delete(id) ? { id } : {};

function once(lines: readonly { id: string }[]): (id: string | null | undefined) => string | null {
  const free = new Set(lines.map(({ id }) => id));
  return (id) => (id && free.delete(id) ? id : null);
}
