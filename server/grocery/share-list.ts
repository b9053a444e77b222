import { AppError } from "@/lib/errors";
import { MAX_HOUSEHOLD_LISTS } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockHousehold } from "@/server/household/access";
import { requireOwner } from "./access";
import { getList } from "./get-list";

/**
 * Sets the household that a list is shared with; null ends the sharing at once. Errors: 404 for a list or household
 * that the caller cannot use, 403 for another person's list, 409 for one list too many.
 */
export async function shareList(userId: string, id: string, householdId: string | null): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    if (householdId) await lockHousehold(tx, { userId }, householdId);
    await requireOwner(tx, userId, id);
    if (householdId) {
      const others = await tx.groceryList.count({ where: { householdId, id: { not: id } } });
      if (others >= MAX_HOUSEHOLD_LISTS)
        throw new AppError("conflict", says("sharedListsMost", { count: MAX_HOUSEHOLD_LISTS }));
    }
    await tx.groceryList.update({ where: { id }, data: { householdId, updatedAt: now() }, select: { id: true } });
    return getList(userId, id, tx);
  });
}
