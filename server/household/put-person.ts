import { AppError, notFound } from "@/lib/errors";
import { MAX_TABLE_PEOPLE } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { TablePersonWire } from "@/lib/schemas/household";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { tablePersonSelect } from "@/server/profile/table-person";
import { touchHouseholds } from "@/server/sight/touch-households";
import { type Caller, lockHousehold } from "./access";
import { toPersonWire } from "./people";

/**
 * Sets the household whose members see the card of a person without an account; with null only the caller, who added
 * the person, sees it.
 */
export async function putPerson(caller: Caller, id: string, householdId: string | null): Promise<TablePersonWire> {
  return db.$transaction(async (tx) => {
    const own = { id, ownerId: caller.userId };
    if ((await tx.tablePerson.count({ where: own })) === 0) throw notFound("person");
    await touchHouseholds(tx, { personId: id, joins: householdId });
    if (householdId) {
      await lockHousehold(tx, caller, householdId);
      const others = await tx.tablePerson.count({ where: { householdId, id: { not: id } } });
      if (others >= MAX_TABLE_PEOPLE) throw new AppError("conflict", says("tableMost", { count: MAX_TABLE_PEOPLE }));
    }
    const { count } = await tx.tablePerson.updateMany({ where: own, data: { householdId, updatedAt: now() } });
    if (count === 0) throw notFound("person");
    const row = await tx.tablePerson.findUniqueOrThrow({ where: { id }, select: tablePersonSelect });
    return toPersonWire(row);
  });
}
