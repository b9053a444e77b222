import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { lockHousehold, requireMember, withMember } from "@/server/household/access";

export type Caller = { userId: string };
/** A meal plan: the caller's own (`householdId` null), or that of one of their households. */
export type Plan = Caller & { householdId: string | null };

/** Condition for the entries of a plan; entries of other people's plans are not found. */
export const inPlan = ({ userId, householdId }: Plan) =>
  householdId === null ? { ownerId: userId, householdId: null } : { householdId, household: withMember({ userId }) };

/** The owner columns of a new entry. */
export const ownedIn = ({ userId, householdId }: Plan) => ({ ownerId: userId, householdId });

/** Who changed an entry: recorded for households only, where several people may have. */
export const changedIn = ({ userId, householdId }: Plan) => ({ changedById: householdId === null ? null : userId });

export const entryNotFound = () => notFound("entry");

/** Errors: 404 for a household that the caller is not a member of. */
export async function openPlan(caller: Caller, householdId: string | null | undefined): Promise<Plan> {
  if (householdId) await requireMember(caller, householdId);
  return { userId: caller.userId, householdId: householdId ?? null };
}

/** The plan that an entry belongs to. Errors: 404 for an entry of somebody else's plan. */
export async function planOf({ userId }: Caller, entryId: string): Promise<Plan> {
  const entry = await db.mealEntry.findFirst({
    where: { id: entryId, OR: [{ ownerId: userId, householdId: null }, { household: withMember({ userId }) }] },
    select: { householdId: true },
  });
  if (!entry) throw entryNotFound();
  return { userId, householdId: entry.householdId };
}

/**
 * Locks a plan, so that its changes come one after another: positions in a meal are computed from entries that cannot
 * change. The lock still allows other rows to refer to the person. Members of a household are notified that its plan
 * changed.
 */
export async function lockPlan(tx: Transaction, plan: Plan): Promise<void> {
  const { userId, householdId } = plan;
  if (householdId === null) return lockPerson(tx, userId);
  await lockHousehold(tx, { userId }, householdId);
  await tx.$executeRaw`UPDATE households SET plan_version = plan_version + 1 WHERE id = ${householdId}::uuid`;
}
