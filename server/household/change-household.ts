import { notFound } from "@/lib/errors";
import type { HouseholdWire } from "@/lib/schemas/household";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Caller, lockHousehold, lockKept } from "./access";
import { getHousehold } from "./get-household";

/** Renames a household. Errors: 403 for members other than the keeper. */
export async function renameHousehold(caller: Caller, id: string, name: string): Promise<HouseholdWire> {
  await db.$transaction(async (tx) => {
    await lockKept(tx, caller, id);
    await tx.household.update({ where: { id }, data: { name, updatedAt: now() }, select: { id: true } });
  });
  return getHousehold(caller, id);
}

/** Sets which rows of the caller's card the other members see from now on. */
export async function chooseRows(caller: Caller, id: string, rows: readonly ShareRow[]): Promise<HouseholdWire> {
  await db.$transaction(async (tx) => {
    const member = await lockHousehold(tx, caller, id);
    const chosen = SHARE_ROWS.filter((row) => rows.includes(row));
    await tx.householdMember.update({ where: { id: member.id }, data: { rows: chosen }, select: { id: true } });
    await tx.household.update({ where: { id }, data: { updatedAt: now() }, select: { id: true } });
  });
  return getHousehold(caller, id);
}

/**
 * Makes another member the keeper. Errors: 403 for members other than the keeper, 404 when `memberId` is no member.
 */
export async function handOver(caller: Caller, id: string, memberId: string): Promise<HouseholdWire> {
  await db.$transaction(async (tx) => {
    const keeper = await lockKept(tx, caller, id);
    const next = await tx.householdMember.findFirst({ where: { id: memberId, householdId: id }, select: { id: true } });
    if (!next) throw notFound("member");
    await tx.householdMember.update({ where: { id: keeper.id }, data: { isKeeper: false }, select: { id: true } });
    await tx.householdMember.update({ where: { id: next.id }, data: { isKeeper: true }, select: { id: true } });
    await tx.household.update({ where: { id }, data: { updatedAt: now() }, select: { id: true } });
  });
  return getHousehold(caller, id);
}
