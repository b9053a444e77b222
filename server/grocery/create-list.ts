import { AppError } from "@/lib/errors";
import { MAX_LISTS } from "@/lib/grocery-limits";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { getList } from "./get-list";

export async function createList(userId: string, name: string): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => getList(userId, await insertList(tx, userId, name), tx));
}

/** Throws 409 when the person has as many lists as one may have. */
export async function insertList(tx: Transaction, userId: string, name: string): Promise<string> {
  await lockPerson(tx, userId);
  const lists = await tx.groceryList.count({ where: { ownerId: userId } });
  if (lists >= MAX_LISTS) throw new AppError("conflict", `You have ${MAX_LISTS} lists. Delete one you no longer need.`);
  const list = await tx.groceryList.create({
    data: { ownerId: userId, name, createdAt: now() },
    select: { id: true },
  });
  return list.id;
}
