import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { photosKeptBy } from "../access";

/** The caller, who may be allowed to change photos. */
export type Keeper = { userId: string; email: string };

export type KeptRecipe = { id: string; isPublic: boolean };

/** A recipe whose photos the caller may change. @throws AppError not_found for any other recipe */
export async function getKeptRecipe(keeper: Keeper, recipeId: string): Promise<KeptRecipe> {
  const where = { id: recipeId, ...photosKeptBy(keeper) };
  const recipe = await db.recipe.findFirst({ where, select: { id: true, isPublic: true } });
  if (!recipe) throw notFound("recipe");
  return recipe;
}

/**
 * Locks a recipe, so that changes of its photos come one after another, and 'one first photo' and 'at most twenty'
 * hold. Checks under the lock that the caller may still change its photos. @throws AppError not_found
 */
export async function lockKeptRecipe(tx: Transaction, keeper: Keeper, recipeId: string): Promise<KeptRecipe> {
  await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${recipeId}::uuid FOR NO KEY UPDATE`;
  const where = { id: recipeId, ...photosKeptBy(keeper) };
  const recipe = await tx.recipe.findFirst({ where, select: { id: true, isPublic: true } });
  if (!recipe) throw notFound("recipe");
  return recipe;
}
