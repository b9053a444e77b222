import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedBy } from "./access";

/** Only the owner's own. Variants made from it stay, and grocery lists keep what came from it. */
export async function deleteRecipe(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.recipe.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw notFound("Recipe");
}
