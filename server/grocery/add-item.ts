import type { GroceryItemWire, NewGroceryItem } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getShownLine } from "./get-list";
import { itemIdElsewhere } from "./id-elsewhere";
import { toItemWire } from "./wire";

/** A line of the person's own, which no recipe merges with. A repeated `id` answers with the line that is there. */
export async function addItem(userId: string, listId: string, item: NewGroceryItem): Promise<GroceryItemWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const id = item.id ?? crypto.randomUUID();
    const skipped = await mergeInto(tx, listId, [{ type: "add", item: { ...item, id }, at: now().toISOString() }]);
    if (skipped.length > 0) throw await itemIdElsewhere(tx, id, listId);
    return toItemWire(await getShownLine(userId, listId, id, tx));
  });
}
