import { db, type Transaction } from "@/server/db/client";

/** Whether everybody finds it while browsing. */
export const isListed = async (id: string): Promise<boolean> =>
  (await db.recipe.count({ where: { id, isListed: true, isPublic: true, hiddenAt: null } })) > 0;

/**
 * Puts a recipe that somebody without an account has imported among those that everybody finds, once a person keeps
 * it. Until then it is found by its address alone, so that nobody fills the front page without a name.
 */
export async function listRecipe(id: string, tx: Transaction = db): Promise<void> {
  await tx.$executeRaw`UPDATE recipes SET is_listed = true WHERE id = ${id}::uuid AND NOT is_listed`;
}
