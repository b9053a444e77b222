import { notFound } from "@/lib/errors";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import { type Reader, readableBy } from "./access";
import { recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import { judgeRecipe } from "./judge-recipe";
import { amountsByLine } from "./line-amounts";

/**
 * A recipe, judged for the reader when there is one. Null for what does not exist or is not the reader's to
 * see, and for text that is no id.
 */
export async function findRecipe(reader: Reader, id: string): Promise<RecipeDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  const row = await db.recipe.findFirst({ where: { id, ...readableBy(reader) }, select: recipeDetailSelect(reader) });
  if (!row) return null;
  const recipe = toRecipeDetailWire(row, reader);
  if (!reader) return recipe;
  const facts = {
    title: recipe.title,
    asOf: recipe.updated_at,
    nutrition: recipe.nutrition,
    amounts: recipe.engine_version === null ? new Map() : amountsByLine(row.ingredients),
  };
  return { ...recipe, judgement: await judgeRecipe(reader.userId, recipe.ingredients, facts) };
}

export async function getRecipe(reader: Reader, id: string): Promise<RecipeDetailWire> {
  const recipe = await findRecipe(reader, id);
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
