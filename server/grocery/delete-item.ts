import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getShownLine } from "./get-list";

/** Marks the line as deleted (a tombstone): a device that was offline must not bring it back. */
export async function deleteItem(userId: string, listId: string, itemId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    await getShownLine(userId, listId, itemId, tx);
    await mergeInto(tx, listId, [{ type: "delete", item_id: itemId, at: now().toISOString() }]);
  });
}
