import { notFound } from "@/lib/errors";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { type Reader, readableBy } from "./access";
import { type RecipeDetailRow, recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import { judgeRecipe } from "./judge-recipe";
import { leftOutWireOf } from "./left-out";
import { amountsByLine } from "./line-amounts";
import { readNamedOnly } from "./named-only-food";
import { claimsOf } from "./source-claims";

/**
 * A recipe, judged for the reader when there is one. Null when it does not exist, when the reader may not read it, and
 * when the text is no id.
 */
export async function findRecipe(reader: Reader, id: string): Promise<RecipeDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  return readRecipe(reader, { id, ...readableBy(reader) });
}

/** The recipe that matches `where`, which must include the access rule, judged for the reader when there is one. */
export async function readRecipe(reader: Reader, where: Prisma.RecipeWhereInput): Promise<RecipeDetailWire | null> {
  const row = await db.recipe.findFirst({ where, select: recipeDetailSelect(reader) });
  if (!row) return null;
  const recipe = {
    ...toRecipeDetailWire(row, reader),
    ...(await claimsOf(row, reader)),
    ...leftOutWireOf(row.leftOut),
  };
  return reader ? { ...recipe, judgement: await judgementOf(recipe, row, reader) } : recipe;
}

/** Judges a recipe against its reader's settings; `row` is the database row that `recipe` was made from. */
export const judgementOf = (
  recipe: RecipeDetailWire,
  { ingredients, namedOnly }: Pick<RecipeDetailRow, "ingredients" | "namedOnly">,
  reader: NonNullable<Reader>,
): Promise<RecipeJudgementWire> =>
  judgeRecipe(reader, recipe.ingredients, {
    title: recipe.title,
    asOf: recipe.updated_at,
    named: readNamedOnly(namedOnly),
    nutrition: recipe.nutrition,
    amounts: recipe.engine_version === null ? new Map() : amountsByLine(ingredients),
  });

export async function getRecipe(reader: Reader, id: string): Promise<RecipeDetailWire> {
  const recipe = await findRecipe(reader, id);
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
