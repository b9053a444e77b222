import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { readableBy } from "@/server/recipes/access";

export type Caller = { userId: string };

/** A collection is its owner's alone; another's is absent. */
export const ownedBy = (caller: Caller) => ({ ownerId: caller.userId });

export const collectionNotFound = () => notFound("Collection");

/** Nothing is kept of a recipe that the person may not read. Errors: 404. */
export async function requireRecipe(caller: Caller, id: string, source: Transaction = db): Promise<{ title: string }> {
  const recipe = await source.recipe.findFirst({ where: { id, ...readableBy(caller) }, select: { title: true } });
  if (!recipe) throw notFound("Recipe");
  return recipe;
}
