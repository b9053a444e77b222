import type { Transaction } from "./client";

/**
 * Locks the items against being chosen as favourites. Whether an item is still anybody's favourite must be asked after
 * this, in a statement of its own: a DELETE with the condition inside sees the favourites as they were when it began,
 * and would delete an item that was chosen meanwhile.
 */
export async function lockFavoriteItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM favorite_items WHERE id = ANY (${[...itemIds]}::uuid[]) ORDER BY id FOR UPDATE`;
}
