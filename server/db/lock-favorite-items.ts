import type { Transaction } from "./client";

/**
 * Waits for whoever is choosing one of these items, and keeps others from it. Whether nobody has an
 * item any more must be asked after this, in a statement of its own: a deletion that asks by itself
 * sees the favourites as they were when it began, and would take a new one along.
 */
export async function lockFavoriteItems(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM favorite_items WHERE id = ANY (${[...itemIds]}::uuid[]) ORDER BY id FOR UPDATE`;
}
