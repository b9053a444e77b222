import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { deleteLine } from "./apply-changes";
import { getShownLine } from "./get-list";

/** Kept as a shadow for a while: a device that was offline must not bring the line back. */
export async function deleteItem(userId: string, listId: string, itemId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    await getShownLine(userId, listId, itemId, tx);
    await deleteLine(tx, listId, itemId, now());
    await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
  });
}
