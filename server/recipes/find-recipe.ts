import { notFound } from "@/lib/errors";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { type Reader, readableBy } from "./access";
import { type RecipeDetailRow, recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import { judgeRecipe } from "./judge-recipe";
import { amountsByLine } from "./line-amounts";
import { claimsOf } from "./source-claims";

/**
 * A recipe, judged for the reader when there is one. Null for what does not exist or is not the reader's to
 * see, and for text that is no id.
 */
export async function findRecipe(reader: Reader, id: string): Promise<RecipeDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  return readRecipe(reader, { id, ...readableBy(reader) });
}

/** The recipe that `where` finds, which also says who may read it, judged for the reader when there is one. */
export async function readRecipe(reader: Reader, where: Prisma.RecipeWhereInput): Promise<RecipeDetailWire | null> {
  const row = await db.recipe.findFirst({ where, select: recipeDetailSelect(reader) });
  if (!row) return null;
  const recipe = { ...toRecipeDetailWire(row, reader), ...(await claimsOf(row, reader)) };
  return reader ? { ...recipe, judgement: await judgementOf(recipe, row, reader) } : recipe;
}

/** A recipe held against the settings of its reader; `row` is what it was made from. */
export const judgementOf = (
  recipe: RecipeDetailWire,
  { ingredients }: Pick<RecipeDetailRow, "ingredients">,
  reader: NonNullable<Reader>,
): Promise<RecipeJudgementWire> =>
  judgeRecipe(reader, recipe.ingredients, {
    title: recipe.title,
    asOf: recipe.updated_at,
    nutrition: recipe.nutrition,
    amounts: recipe.engine_version === null ? new Map() : amountsByLine(ingredients),
  });

export async function getRecipe(reader: Reader, id: string): Promise<RecipeDetailWire> {
  const recipe = await findRecipe(reader, id);
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
