import { MINUTE_MS } from "@/lib/durations";
import type { Transaction } from "@/server/db/client";
import { leaveNotification } from "@/server/notifications/leave-notification";

/** So long lines are gathered: somebody who writes a list writes one line after the other. */
const GATHERED_MS = 2 * MINUTE_MS;

/** Notifies the other members of a list's household of new lines. */
export async function tellOfAdded(
  tx: Transaction,
  { userId, listId, count }: { userId: string; listId: string; count: number },
): Promise<void> {
  if (count === 0) return;
  const list = await tx.groceryList.findUniqueOrThrow({
    where: { id: listId },
    select: { name: true, householdId: true },
  });
  if (!list.householdId) return;
  const others = await tx.householdMember.findMany({
    where: { householdId: list.householdId, userId: { not: userId } },
    select: { userId: true },
  });
  await leaveNotification(tx, {
    ...{ userIds: others.map((member) => member.userId), kind: "list", topic: `list ${listId}`, waitMs: GATHERED_MS },
    values: { name: list.name, count },
  });
}
