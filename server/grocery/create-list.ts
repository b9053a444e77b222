import { AppError } from "@/lib/errors";
import { MAX_LISTS } from "@/lib/grocery/limits";
import { says } from "@/lib/i18n/sentence";
import type { ListCreatedWire, NewList } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { listNotFound } from "./access";
import { putAddition, readAddition } from "./add-recipe";
import { getList } from "./get-list";

/**
 * Creates a list, with a recipe on it when one is named: both or neither. `id`: chosen by the device; when it is sent
 * again, the existing list is returned. Errors: 409 for one list too many, 404 for an id of another person's, and
 * those of addRecipe.
 */
export async function createList(userId: string, { name, id, recipe }: NewList): Promise<ListCreatedWire> {
  const addition = recipe && (await readAddition(userId, recipe));
  return db.$transaction(async (tx) => {
    const listId = await insertList(tx, userId, name, id);
    return addition ? putAddition(tx, userId, listId, addition) : getList(userId, listId, tx);
  });
}

/** Throws 409 when the person has as many lists as allowed. A repeated `id` creates no second list. */
export async function insertList(tx: Transaction, userId: string, name: string, id?: string): Promise<string> {
  await lockPerson(tx, userId);
  const known = id && (await tx.groceryList.findUnique({ where: { id }, select: { id: true, ownerId: true } }));
  if (known && known.ownerId !== userId) throw listNotFound();
  if (known) return known.id;
  const lists = await tx.groceryList.count({ where: { ownerId: userId } });
  if (lists >= MAX_LISTS) throw new AppError("conflict", says("listsMost", { count: MAX_LISTS }));
  const list = await tx.groceryList.create({
    data: { ...(id ? { id } : {}), ownerId: userId, name, createdAt: now() },
    select: { id: true },
  });
  return list.id;
}
