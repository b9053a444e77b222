import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";

/** Deletes a variant. Its base stays, and so do its items on grocery lists. */
export async function deleteVariant(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.recipe.deleteMany({ where: { id, ...ownedVariants(caller) } });
  if (count === 0) throw notFound("variant");
}
