import { invalidField, notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { endMembership } from "@/server/sight/ways/households";
import { type Caller, lockHousehold, lockKept } from "./access";

/**
 * Reads what a member brought into a household, while they still belong to it. @returns a function that gives them
 * their copies of it after the membership ended. Lists are an area above this one, so the call hands the function in.
 */
export type CopyOnLeave = (
  tx: Transaction,
  whose: { householdId: string; userId: string },
) => Promise<() => Promise<void>>;

/** Leaves a household. The database function household_member_left decides what is deleted with the membership. */
export async function leaveHousehold(caller: Caller, id: string, copyOnLeave: CopyOnLeave): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const member = await lockHousehold(tx, caller, id);
    await goFrom(tx, id, { id: member.id, userId: caller.userId }, copyOnLeave);
  });
}

/**
 * Removes another member. Errors: 403 for members other than the keeper, 404 when `memberId` is no member, 422 for the
 * caller, who should leave instead.
 */
export async function removeMember(
  caller: Caller,
  id: string,
  memberId: string,
  copyOnLeave: CopyOnLeave,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { id: memberId, householdId: id };
    const membership = await tx.householdMember.findFirst({ where, select: { userId: true } });
    if (membership) await lockPerson(tx, membership.userId);
    const keeper = await lockKept(tx, caller, id);
    const member = await tx.householdMember.findFirst({ where, select: { id: true, userId: true } });
    if (!member) throw notFound("member");
    if (member.id === keeper.id) throw invalidField("memberId", "leaveHousehold");
    await goFrom(tx, id, member, copyOnLeave);
    // Whoever is removed may know any of its links, so those who were invited need a new one.
    await tx.householdInvitation.deleteMany({ where: { householdId: id } });
  });
}

/**
 * Ends a membership. The member keeps a copy of each list that they shared; the list itself stays with the remaining
 * members, if any.
 */
async function goFrom(
  tx: Transaction,
  householdId: string,
  member: { id: string; userId: string },
  copyOnLeave: CopyOnLeave,
): Promise<void> {
  const others = await tx.householdMember.count({ where: { householdId, id: { not: member.id } } });
  const giveCopies = others > 0 ? await copyOnLeave(tx, { householdId, userId: member.userId }) : null;
  await endMembership(tx, member);
  await giveCopies?.();
}
