import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";

/** The base stays, and grocery lists keep what came from the variant. */
export async function deleteVariant(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.recipe.deleteMany({ where: { id, ...ownedVariants(caller) } });
  if (count === 0) throw notFound("Variant");
}
