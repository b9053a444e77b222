import type { GroceryListWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { listNotFound, requireOwner, usedList } from "./access";
import { getList } from "./get-list";

export async function renameList(userId: string, id: string, name: string): Promise<GroceryListWire> {
  const { count } = await db.groceryList.updateMany({ where: usedList(userId, id), data: { name } });
  if (count === 0) throw listNotFound();
  return getList(userId, id);
}

/** Deletes a list. Errors: 403 for members of the household who are not the owner. */
export async function deleteList(userId: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await requireOwner(tx, userId, id);
    await tx.groceryList.deleteMany({ where: { id } });
  });
}
