import { AppError, notFound } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";

/**
 * The error for an id that a device chose and that another list uses already: a conflict when that list is the same
 * person's, else "not found", so that nothing is revealed about other people's lists.
 */
export async function errorOfTakenId(tx: Transaction, otherListId: string, listId: string): Promise<AppError> {
  const lists = await tx.groceryList.findMany({
    where: { id: { in: [otherListId, listId] } },
    select: { ownerId: true },
  });
  const isOwn = new Set(lists.map(({ ownerId }) => ownerId)).size === 1;
  return isOwn ? new AppError("conflict", "idTaken") : notFound("groceryItem");
}

export async function errorOfTakenItemId(tx: Transaction, itemId: string, listId: string): Promise<AppError> {
  const item = await tx.groceryItem.findUnique({ where: { id: itemId }, select: { listId: true } });
  return errorOfTakenId(tx, item?.listId ?? listId, listId);
}
