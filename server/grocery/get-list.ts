import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import { db, type Transaction } from "@/server/db/client";
import { listNotFound, ownedList } from "./access";
import { readItems } from "./read-items";
import { headSelect, toListWire } from "./wire";

/** The list as its owner sees it. `client`: within a transaction, to answer with what it just wrote. */
export async function getList(
  userId: string,
  id: string,
  client: typeof db | Transaction = db,
): Promise<GroceryListWire> {
  const head = await client.groceryList.findFirst({ where: ownedList(userId, id), select: headSelect });
  if (!head) throw listNotFound();
  return toListWire({ ...head, items: await readItems(client, id, head.recipes) });
}

export async function listItems(userId: string, id: string): Promise<GroceryItemWire[]> {
  return (await getList(userId, id)).items;
}
