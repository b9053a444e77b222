import { notFound } from "@/lib/errors";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { type Reader, readableBy } from "./access";
import { readFirst } from "./analysis/read-first";
import { factsOfRecipe, type RecipeDetailRow, recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import { leftOutWireOf } from "./left-out";
import { claimsOf } from "./source-claims";
import { judgeRecipe } from "./table/judge-at-table";
import type { Table } from "./table/read-table";
import { isJudged } from "./wire";

/**
 * A recipe, judged for the reader's table when there is a reader. Null when it does not exist, when the reader may not
 * read it, and when the text is no id. `table`: if it is loaded already.
 */
export async function findRecipe(
  reader: Reader,
  id: string,
  table: Table | null = null,
): Promise<RecipeDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  return readRecipe(reader, { id, ...readableBy(reader) }, table);
}

/** The recipe that matches `where`, which must include the access rule, judged for the reader when there is one. */
export async function readRecipe(
  reader: Reader,
  where: Prisma.RecipeWhereInput,
  table: Table | null = null,
): Promise<RecipeDetailWire | null> {
  const row = await db.recipe.findFirst({ where, select: recipeDetailSelect(reader) });
  if (!row) return null;
  if (!isJudged(row)) readFirst([row.id]);
  const recipe = {
    ...toRecipeDetailWire(row, reader),
    ...(await claimsOf(row, reader)),
    ...leftOutWireOf(row.leftOut),
  };
  return reader ? { ...recipe, judgement: await judgementOf(recipe, row, reader, table) } : recipe;
}

/** Judges a recipe for its reader's table; `row` is the database row that `recipe` was made from. */
export const judgementOf = (
  recipe: RecipeDetailWire,
  row: Omit<RecipeDetailRow, "sourceClaims" | "leftOut">,
  reader: NonNullable<Reader>,
  table: Table | null = null,
): Promise<RecipeJudgementWire> => judgeRecipe(reader, recipe.ingredients, factsOfRecipe(recipe, row), table);

export async function getRecipe(reader: Reader, id: string): Promise<RecipeDetailWire> {
  const recipe = await findRecipe(reader, id);
  if (!recipe) throw notFound("recipe");
  return recipe;
}
