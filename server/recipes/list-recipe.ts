import { db, type Transaction } from "@/server/db/client";

/** Whether the recipe appears when people browse. */
export const isListed = async (id: string): Promise<boolean> =>
  (await db.recipe.count({ where: { id, isListed: true, isPublic: true, hiddenAt: null } })) > 0;

/**
 * Makes a recipe appear when people browse. A recipe that somebody without an account imported is listed only once a
 * signed-in person keeps it; until then it opens at its address only, so that nobody can fill the front page
 * anonymously.
 */
export async function listRecipe(id: string, tx: Transaction = db): Promise<void> {
  await tx.$executeRaw`UPDATE recipes SET is_listed = true WHERE id = ${id}::uuid AND NOT is_listed`;
}
