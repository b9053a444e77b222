import { copyRows } from "@/server/grocery/copy-list";
import { insertList } from "@/server/grocery/create-list";
import type { CopyOnLeave } from "@/server/household/leave-household";

/** The lists that a member shared with a household: whoever leaves it keeps a copy of each. */
export const copyListsOnLeave: CopyOnLeave = async (tx, { householdId, userId }) => {
  const brought = await tx.groceryList.findMany({
    where: { householdId, ownerId: userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
  return async () => {
    for (const { id, name } of brought) await copyRows(tx, id, await insertList(tx, userId, name), true);
  };
};
