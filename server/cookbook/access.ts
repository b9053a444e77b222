import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { readableBy } from "@/server/recipes/access";

export type Caller = { userId: string };

/** Only the owner of a collection can find it; for everybody else it does not exist. */
export const ownedBy = (caller: Caller) => ({ ownerId: caller.userId });

export const collectionNotFound = () => notFound("collection");

/** Throws 404 for a recipe that the person may not read, so that nothing is stored about it. */
export async function requireRecipe(caller: Caller, id: string, source: Transaction = db): Promise<{ title: string }> {
  const recipe = await source.recipe.findFirst({ where: { id, ...readableBy(caller) }, select: { title: true } });
  if (!recipe) throw notFound("recipe");
  return recipe;
}
