import { AppError } from "@/lib/errors";
import { SHADOW_DAYS } from "@/lib/grocery-limits";
import type { GroceryChange, GroceryChangedWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockList } from "./access";
import { insertItem } from "./add-item";
import { getList } from "./get-list";

/**
 * What a device did, perhaps while it was offline. Every change carries its own time and each field keeps the latest
 * time it has seen, so that devices agree whatever the order in which their changes arrive, and a batch that is sent
 * twice changes nothing more. Changes of lines that are not there are skipped, never an error: the rest must count.
 */
export async function applyChanges(
  userId: string,
  listId: string,
  changes: readonly GroceryChange[],
): Promise<GroceryChangedWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const skipped: number[] = [];
    for (const [index, change] of changes.entries()) {
      if (!(await applyChange(tx, listId, change))) skipped.push(index);
    }
    await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
    return { ...(await getList(userId, listId, tx)), skipped, now: now().toISOString() };
  });
}

async function applyChange(tx: Transaction, listId: string, change: GroceryChange): Promise<boolean> {
  switch (change.type) {
    case "check":
      return checkItem(tx, listId, change.item_id, change.is_checked, new Date(change.at));
    case "add":
      return addLine(tx, listId, change);
    case "delete":
      return deleteLine(tx, listId, change.item_id, new Date(change.at));
    case "clear":
      // Gone as of the tick that was seen: an untick after it, of whichever device, keeps the line.
      return deleteLine(tx, listId, change.item_id, new Date(change.ticked_at));
    case "restore":
      return reviveLine(tx, listId, change.item_id, new Date(change.at));
    case "restore_recipe":
      return restoreAdding(tx, listId, change.adding_id);
  }
}

const DAY_MILLISECONDS = 86_400_000;

/** The moment from which a deleted line is still remembered. */
export const oldestShadow = (): Date => new Date(now().getTime() - SHADOW_DAYS * DAY_MILLISECONDS);

/**
 * A line that cannot be (an amount that is no number, a full list) must not hold up what else the device did.
 * One that waited longer than deleted lines are remembered may be of those: it is not brought back.
 */
async function addLine(
  tx: Transaction,
  listId: string,
  change: Extract<GroceryChange, { type: "add" }>,
): Promise<boolean> {
  if (new Date(change.at) < oldestShadow()) return false;
  try {
    return (await insertItem(tx, listId, change.item, notAhead(new Date(change.at)))) !== null;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") return false;
    throw error;
  }
}

/** A clock that is ahead must not win over ticks that are still to come. */
const notAhead = (at: Date): Date => (at > now() ? now() : at);

/** The later of two ticks holds; of two at the same moment the one that says bought. Unticking brings a line back. */
export async function checkItem(
  tx: Transaction,
  listId: string,
  itemId: string,
  isChecked: boolean,
  time: Date,
): Promise<boolean> {
  const at = notAhead(time);
  const found = await tx.$executeRaw`
    UPDATE grocery_items SET
      is_checked = CASE WHEN ${at} > checked_changed_at OR (${at} = checked_changed_at AND ${isChecked})
        THEN ${isChecked} ELSE is_checked END,
      checked_changed_at = GREATEST(checked_changed_at, ${at}),
      revived_at = CASE WHEN ${isChecked} THEN revived_at ELSE GREATEST(revived_at, ${at}) END
    WHERE id = ${itemId}::uuid AND list_id = ${listId}::uuid`;
  return found > 0;
}

export async function deleteLine(tx: Transaction, listId: string, itemId: string, time: Date): Promise<boolean> {
  const at = notAhead(time);
  const found = await tx.$executeRaw`
    UPDATE grocery_items SET deleted_at = GREATEST(deleted_at, ${at})
    WHERE id = ${itemId}::uuid AND list_id = ${listId}::uuid`;
  return found > 0;
}

async function reviveLine(tx: Transaction, listId: string, itemId: string, time: Date): Promise<boolean> {
  const at = notAhead(time);
  const found = await tx.$executeRaw`
    UPDATE grocery_items SET revived_at = GREATEST(revived_at, ${at})
    WHERE id = ${itemId}::uuid AND list_id = ${listId}::uuid`;
  return found > 0;
}

async function restoreAdding(tx: Transaction, listId: string, id: string): Promise<boolean> {
  const { count } = await tx.groceryListRecipe.updateMany({ where: { id, listId }, data: { removedAt: null } });
  return count > 0;
}
