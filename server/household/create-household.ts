import { AppError } from "@/lib/errors";
import { MAX_HOUSEHOLDS } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { HouseholdWire } from "@/lib/schemas/household";
import type { ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import type { Caller } from "./access";
import { getHousehold } from "./get-household";

/** The rows that a new member shows by default: those that the others must know in order to cook for them. */
export const ROWS_AT_FIRST: ShareRow[] = ["allergies", "diet"];

/** Creates a household with the caller as its keeper. Errors: 409 for one household too many. */
export async function createHousehold(caller: Caller, name: string): Promise<HouseholdWire> {
  const household = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    await requireRoomFor(tx, caller);
    const member = { userId: caller.userId, rows: ROWS_AT_FIRST, isKeeper: true, joinedAt: now() };
    return tx.household.create({
      data: { name, createdAt: now(), updatedAt: now(), members: { create: member } },
      select: { id: true },
    });
  });
  return getHousehold(caller, household.id);
}

/** Throws 409 when the caller is in too many households. The person must be locked. */
export async function requireRoomFor(tx: Transaction, caller: Caller): Promise<void> {
  const count = await tx.householdMember.count({ where: { userId: caller.userId } });
  if (count >= MAX_HOUSEHOLDS) throw new AppError("conflict", says("householdsMost", { count: MAX_HOUSEHOLDS }));
}
