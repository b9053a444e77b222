import { invalidField, notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { endMembership } from "@/server/db/sight/households";
import { copyRows } from "@/server/grocery/copy-list";
import { insertList } from "@/server/grocery/create-list";
import { type Caller, lockHousehold, lockKept } from "./access";

/** Leaves a household. The database function household_member_left decides what is deleted with the membership. */
export async function leaveHousehold(caller: Caller, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const member = await lockHousehold(tx, caller, id);
    await goFrom(tx, id, { id: member.id, userId: caller.userId });
  });
}

/**
 * Removes another member. Errors: 403 for members other than the keeper, 404 when `memberId` is no member, 422 for the
 * caller, who should leave instead.
 */
export async function removeMember(caller: Caller, id: string, memberId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { id: memberId, householdId: id };
    const membership = await tx.householdMember.findFirst({ where, select: { userId: true } });
    if (membership) await lockPerson(tx, membership.userId);
    const keeper = await lockKept(tx, caller, id);
    const member = await tx.householdMember.findFirst({ where, select: { id: true, userId: true } });
    if (!member) throw notFound("member");
    if (member.id === keeper.id) throw invalidField("memberId", "leaveHousehold");
    await goFrom(tx, id, member);
    // Whoever is removed may know any of its links, so those who were invited need a new one.
    await tx.householdInvitation.deleteMany({ where: { householdId: id } });
  });
}

/**
 * Ends a membership. The member keeps a copy of each list that they shared; the list itself stays with the remaining
 * members, if any.
 */
async function goFrom(tx: Transaction, householdId: string, member: { id: string; userId: string }): Promise<void> {
  const others = await tx.householdMember.count({ where: { householdId, id: { not: member.id } } });
  const brought =
    others === 0
      ? []
      : await tx.groceryList.findMany({
          where: { householdId, ownerId: member.userId },
          orderBy: [{ createdAt: "asc" }, { id: "asc" }],
          select: { id: true, name: true },
        });
  await endMembership(tx, member);
  for (const { id, name } of brought) await copyRows(tx, id, await insertList(tx, member.userId, name), true);
}
