import { AppError, notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";

export type Caller = { userId: string };

/** Condition for households that the caller is a member of; others are not found. */
export const withMember = (caller: Caller) => ({ members: { some: { userId: caller.userId } } });

export const householdNotFound = () => notFound("household");

/** The ids of a person's households as an array expression, which lets queries use an index. */
export const householdsOf = (userId: string) =>
  Prisma.sql`ARRAY(SELECT m.household_id FROM household_members m WHERE m.user_id = ${userId}::uuid)`;

export async function requireMember(caller: Caller, id: string, source: Transaction = db): Promise<void> {
  const found = await source.household.findFirst({ where: { id, ...withMember(caller) }, select: { id: true } });
  if (!found) throw householdNotFound();
}

type Membership = { id: string; isKeeper: boolean };

/**
 * Locks the household, so that joining, leaving and handing over happen one after another. 404 for a household that
 * the caller is not a member of.
 */
export async function lockHousehold(tx: Transaction, caller: Caller, id: string): Promise<Membership> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${id}::uuid FOR UPDATE`;
  const member = await tx.householdMember.findFirst({
    where: { householdId: id, userId: caller.userId },
    select: { id: true, isKeeper: true },
  });
  if (!member) throw householdNotFound();
  return member;
}

/** The same as lockHousehold, for actions that only the household's keeper may take (403 for others). */
export async function lockKept(tx: Transaction, caller: Caller, id: string): Promise<Membership> {
  const member = await lockHousehold(tx, caller, id);
  if (!member.isKeeper) throw new AppError("forbidden", "onlyWhoKeeps");
  return member;
}
