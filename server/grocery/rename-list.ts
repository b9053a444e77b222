import type { GroceryListWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { listNotFound, ownedList } from "./access";
import { getList } from "./get-list";

export async function renameList(userId: string, id: string, name: string): Promise<GroceryListWire> {
  const { count } = await db.groceryList.updateMany({ where: ownedList(userId, id), data: { name } });
  if (count === 0) throw listNotFound();
  return getList(userId, id);
}

export async function deleteList(userId: string, id: string): Promise<void> {
  const { count } = await db.groceryList.deleteMany({ where: ownedList(userId, id) });
  if (count === 0) throw listNotFound();
}
