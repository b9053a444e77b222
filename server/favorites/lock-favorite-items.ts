import type { Transaction } from "@/server/db/client";

/**
 * Locks the items, so that nobody can choose them as favourites meanwhile. After this, use a separate statement to
 * check whether an item is still somebody's favourite: a DELETE with the condition inside sees the favourites as of its
 * own start, and would delete an item that was chosen meanwhile.
 */
export async function lockFavoriteItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM favorite_items WHERE id = ANY (${[...itemIds]}::uuid[]) ORDER BY id FOR UPDATE`;
}
