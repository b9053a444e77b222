import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { photosKeptBy } from "../access";

/** Who may change photos, as the wrapper resolved them. */
export type Keeper = { userId: string; email: string };

export type KeptRecipe = { id: string; isPublic: boolean };

/** The recipe whose photos the caller keeps. @throws NOT_FOUND for what is absent and for what is another's */
export async function getKeptRecipe(keeper: Keeper, recipeId: string): Promise<KeptRecipe> {
  const where = { id: recipeId, ...photosKeptBy(keeper) };
  const recipe = await db.recipe.findFirst({ where, select: { id: true, isPublic: true } });
  if (!recipe) throw notFound("Recipe");
  return recipe;
}

/**
 * Makes changes to the photos of one recipe take turns, so that 'one first photo' and 'at most twenty' are
 * decided on what is there. Whether the recipe is still the keeper's is asked under the same lock.
 */
export async function lockKeptRecipe(tx: Transaction, keeper: Keeper, recipeId: string): Promise<KeptRecipe> {
  await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${recipeId}::uuid FOR NO KEY UPDATE`;
  const where = { id: recipeId, ...photosKeptBy(keeper) };
  const recipe = await tx.recipe.findFirst({ where, select: { id: true, isPublic: true } });
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
