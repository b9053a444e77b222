import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { touchHouseholds } from "@/server/sight/touch-households";
import { newestFirst, plainWay, type Way } from "./way";

/**
 * Ends one membership, whatever ends it; every end of a membership goes through here or through the foreign keys of a
 * deleted account. The database function household_member_left decides what goes with it: the cards of people whom the
 * member brought, their invitations, dishes that only they can read, and every invitation for several people, because
 * whoever left knows its link.
 */
export async function endMembership(tx: Transaction, member: { id: string }): Promise<void> {
  await tx.householdMember.delete({ where: { id: member.id }, select: { id: true } });
}

/**
 * Households, whose members see the person, those whom the person added, and their lists and meals. Lists and meals of
 * a closed account stay with the household, which gets them for good when the account is deleted.
 */
export const households: Way = {
  endsAt: ["reset", "closing", "withdrawal"],
  open: async (tx, userId) =>
    (
      await tx.householdMember.findMany({
        where: { userId },
        orderBy: [{ joinedAt: "desc" }, { id: "desc" }],
        select: { id: true, rows: true, joinedAt: true, household: { select: { name: true } } },
      })
    ).map(({ id, rows, joinedAt, household }) => ({
      ...{ id, name: household.name, rows, since: joinedAt, views: null },
    })),
  end: async (tx, userId, { occasion, kept }) => {
    // The person still lives there, and shows nothing.
    if (occasion !== "reset") {
      await touchHouseholds(tx, { userId });
      await tx.householdMember.updateMany({ where: { userId }, data: { rows: [] } });
      if (occasion === "closing") await tx.tablePerson.updateMany({ where: { ownerId: userId }, data: ALONE });
      return;
    }
    const ended = await tx.householdMember.findMany({
      where: { userId, id: { notIn: [...kept] } },
      select: { id: true, householdId: true },
    });
    // Somebody else may have joined the household in the person's name, so what is theirs comes back to them.
    await takeBack(tx, userId, ended);
    for (const member of ended) await endMembership(tx, member);
  },
};

const ALONE = { householdId: null };

async function takeBack(tx: Transaction, ownerId: string, ended: readonly { householdId: string }[]): Promise<void> {
  const here = { ownerId, householdId: { in: ended.map(({ householdId }) => householdId) } };
  await tx.groceryList.updateMany({ where: here, data: { householdId: null } });
  await tx.mealEntry.updateMany({ where: here, data: { householdId: null, changedById: null } });
}

/** Whoever has such a link becomes a member and then sees what the person shows. */
export const invitations: Way = {
  endsAt: ["reset", "closing"],
  open: async (tx, userId) =>
    (
      await tx.householdInvitation.findMany({
        where: { invitedById: userId, expiresAt: { gt: now() } },
        orderBy: newestFirst,
        select: { id: true, createdAt: true, household: { select: { name: true } } },
      })
    ).map(({ id, household, createdAt }) => plainWay(id, household.name, createdAt)),
  end: (tx, userId, { kept }) =>
    tx.householdInvitation.deleteMany({ where: { invitedById: userId, id: { notIn: [...kept] } } }),
};
