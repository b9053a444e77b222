import { AppError } from "@/lib/errors";
import { normalizedName } from "@/lib/normalized-name";
import type { GroceryItemWire, NewGroceryItem } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { lockList } from "./access";
import { requireRoom } from "./add-recipe";
import { readAmount, toColumns } from "./amounts";
import { findAisle } from "./find-aisle";
import { getShownLine } from "./get-list";
import { toItemWire } from "./wire";

/** A line of the person's own, which no recipe merges with. A repeated `id` answers with the line that is there. */
export async function addItem(userId: string, listId: string, item: NewGroceryItem): Promise<GroceryItemWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const id = await insertItem(tx, listId, item, now());
    if (!id) throw new AppError("conflict", "This id is taken");
    return toItemWire(await getShownLine(userId, listId, id, tx));
  });
}

/** The line's id, or null when the id that was given belongs to something else. */
export async function insertItem(
  tx: Transaction,
  listId: string,
  item: NewGroceryItem,
  at: Date,
): Promise<string | null> {
  const amount = readAmount(item.quantity_value, item.quantity_unit);
  if (item.id) {
    const existing = await tx.groceryItem.findUnique({ where: { id: item.id }, select: { listId: true } });
    if (existing) return existing.listId === listId ? item.id : null;
  }
  const { _max, _count } = await tx.groceryItem.aggregate({
    where: { listId },
    _max: { position: true },
    _count: true,
  });
  requireRoom(_count + 1);
  const row = await tx.groceryItem.create({
    data: {
      ...(item.id ? { id: item.id } : {}),
      listId,
      name: item.name,
      normalizedName: normalizedName(item.name),
      ...toColumns(amount),
      note: item.note || null,
      aisle: findAisle(item.name, amount.unit, loadKnowledge()),
      isManual: true,
      position: (_max.position ?? 0) + 1,
      checkedChangedAt: at,
      createdAt: now(),
    },
    select: { id: true },
  });
  await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
  return row.id;
}
