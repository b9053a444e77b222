import { notFound } from "@/lib/errors";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import { type Reader, readableBy } from "./access";
import { recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import { judgeRecipe } from "./judge-recipe";

/**
 * A recipe, judged for the reader when there is one. Null for what does not exist or is not the reader's to
 * see, and for text that is no id.
 */
export async function findRecipe(reader: Reader, id: string): Promise<RecipeDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  const row = await db.recipe.findFirst({ where: { id, ...readableBy(reader) }, select: recipeDetailSelect(reader) });
  if (!row) return null;
  const recipe = toRecipeDetailWire(row, reader);
  return reader ? { ...recipe, judgement: await judgeRecipe(reader.userId, recipe.ingredients) } : recipe;
}

export async function getRecipe(reader: Reader, id: string): Promise<RecipeDetailWire> {
  const recipe = await findRecipe(reader, id);
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
