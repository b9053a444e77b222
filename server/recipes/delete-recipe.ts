import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedBy } from "./access";

/** Deletes one of the caller's own recipes. Variants made from it stay, and so do its lines on grocery lists. */
export async function deleteRecipe(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.recipe.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw notFound("recipe");
}
