import type { Transaction } from "@/server/db/client";
import { insertLines } from "./insert-lines";
import {
  type IngredientLine,
  type InstructionLine,
  inOrder,
  toIngredientColumns,
  toInstructionColumns,
} from "./recipe-lines";

/** Added to positions while rows are renumbered, because positions are unique. */
const OUT_OF_THE_WAY = 1_000_000;

/**
 * Replaces the ingredients of a recipe. Call it inside a transaction that has locked the recipe. A line whose id is not
 * this recipe's is inserted as a new one.
 */
export async function replaceIngredients(
  tx: Transaction,
  recipeId: string,
  bodies: readonly IngredientLine[],
): Promise<void> {
  const rows = await tx.recipeIngredient.findMany({ where: { recipeId }, select: { id: true } });
  const { kept, added } = placed(inOrder(bodies), rows);
  const ids = kept.map(({ id }) => id);
  await tx.recipeIngredient.deleteMany({ where: { recipeId, id: { notIn: ids } } });
  await tx.recipeIngredient.updateMany({ where: { recipeId }, data: { position: { increment: OUT_OF_THE_WAY } } });
  const columns = kept.map(({ id, position, line }) => ({ id, position, ...toIngredientColumns(line) }));
  await tx.$executeRaw`
    UPDATE recipe_ingredients t SET position = r.position, name = r.name, quantity = r.quantity, unit = r.unit,
      group_name = r."groupName", note = r.note, base_ingredient_id = r."baseId"
    FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      AS r(id uuid, position int, name text, quantity text, unit text, "groupName" text, note text, "baseId" uuid)
    WHERE t.id = r.id`;
  const ingredients = added.map(({ position, line }) => ({ position, ...toIngredientColumns(line) }));
  await insertLines(tx, recipeId, { ingredients, instructions: [] });
}

/** Replaces the instructions, with the same rules as for ingredients. */
export async function replaceInstructions(
  tx: Transaction,
  recipeId: string,
  bodies: readonly InstructionLine[],
): Promise<void> {
  const rows = await tx.recipeInstruction.findMany({ where: { recipeId }, select: { id: true } });
  const { kept, added } = placed(inOrder(bodies), rows);
  const ids = kept.map(({ id }) => id);
  await tx.recipeInstruction.deleteMany({ where: { recipeId, id: { notIn: ids } } });
  await tx.recipeInstruction.updateMany({ where: { recipeId }, data: { position: { increment: OUT_OF_THE_WAY } } });
  const columns = kept.map(({ id, position, line }) => ({ id, position, ...toInstructionColumns(line) }));
  await tx.$executeRaw`
    UPDATE recipe_instructions t SET position = r.position, text = r.text, group_name = r."groupName",
      base_instruction_id = r."baseId"
    FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      AS r(id uuid, position int, text text, "groupName" text, "baseId" uuid)
    WHERE t.id = r.id`;
  const instructions = added.map(({ position, line }) => ({ position, ...toInstructionColumns(line) }));
  await insertLines(tx, recipeId, { ingredients: [], instructions });
}

type Placed<T> = { position: number; line: T };

/** Assigns lines to stored rows. A row is used once: of two lines with the same id, the second becomes a new row. */
function placed<T extends { id?: string | number | null | undefined }>(
  lines: readonly T[],
  rows: readonly { id: string }[],
): { kept: (Placed<T> & { id: string })[]; added: Placed<T>[] } {
  const free = new Set(rows.map(({ id }) => id));
  const kept: (Placed<T> & { id: string })[] = [];
  const added: Placed<T>[] = [];
  for (const [position, line] of lines.entries()) {
    if (typeof line.id === "string" && free.delete(line.id)) kept.push({ id: line.id, position, line });
    else added.push({ position, line });
  }
  return { kept, added };
}
