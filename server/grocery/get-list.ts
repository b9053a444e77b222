import { notFound } from "@/lib/errors";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import { db, type Transaction } from "@/server/db/client";
import { listNotFound } from "./access";
import { readLists, type ShownLine, type ShownList } from "./read-lists";
import { toListWire } from "./wire";

/** `client`: the transaction, when its own changes must be visible. */
export async function getShownList(
  userId: string,
  id: string,
  client: typeof db | Transaction = db,
): Promise<ShownList> {
  const [list] = await readLists(userId, { id, client });
  if (!list) throw listNotFound();
  return list;
}

/** A visible line of the list; deleted lines and those of other lists are not found. */
export async function getShownLine(
  userId: string,
  listId: string,
  itemId: string,
  client: typeof db | Transaction = db,
): Promise<ShownLine> {
  const [list] = await readLists(userId, { id: listId, lineId: itemId, client });
  if (!list) throw listNotFound();
  const [line] = list.lines;
  if (!line) throw notFound("item");
  return line;
}

/** The list for its owner. */
export const getList = async (
  userId: string,
  id: string,
  client: typeof db | Transaction = db,
): Promise<GroceryListWire> => toListWire(await getShownList(userId, id, client));

/** A list, or null if it does not exist or is not shared with this person. */
export async function findList(userId: string, id: string): Promise<GroceryListWire | null> {
  const [list] = await readLists(userId, { id });
  return list ? toListWire(list) : null;
}

export async function listItems(userId: string, id: string): Promise<GroceryItemWire[]> {
  return (await getList(userId, id)).items;
}
