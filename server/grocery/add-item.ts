import type { GroceryItemWire, NewGroceryItem } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { errorOfTakenItemId } from "@/server/grocery/error-of-taken-id";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getShownLine } from "./get-list";
import { tellOfAdded } from "./tell-of-added";
import { toItemWire } from "./wire";

/**
 * Adds a line that the person wrote; it is never merged with a recipe's. A repeated `id` returns the existing line.
 */
export async function addItem(userId: string, listId: string, item: NewGroceryItem): Promise<GroceryItemWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const id = item.id ?? crypto.randomUUID();
    const { skipped, added } = await mergeInto(tx, listId, [
      { type: "add", item: { ...item, id }, at: now().toISOString() },
    ]);
    if (skipped.length > 0) throw await errorOfTakenItemId(tx, id, listId);
    await tellOfAdded(tx, { userId, listId, count: added });
    return toItemWire(await getShownLine(userId, listId, id, tx));
  });
}
