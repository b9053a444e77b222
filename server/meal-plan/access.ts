import { notFound } from "@/lib/errors";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { lockHousehold, requireMember, withMember } from "@/server/household/access";

export type Caller = { userId: string };
/** The caller's own plan (null), or that of a household of theirs. */
export type Plan = Caller & { householdId: string | null };

/** Entries of a plan. Another's are absent, and those of a household to whoever is no member. */
export const inPlan = ({ userId, householdId }: Plan) =>
  householdId === null ? { ownerId: userId, householdId: null } : { householdId, household: withMember({ userId }) };

/** Whose an entry is from now on. */
export const ownedIn = ({ userId, householdId }: Plan) => ({ ownerId: userId, householdId });

/** Who changed an entry, which is said where there are several who might have. */
export const changedIn = ({ userId, householdId }: Plan) => ({ changedById: householdId === null ? null : userId });

export const entryNotFound = () => notFound("Entry of the plan");

/** Errors: 404 for a household of others. */
export async function openPlan(caller: Caller, householdId: string | null | undefined): Promise<Plan> {
  if (householdId) await requireMember(caller, householdId);
  return { userId: caller.userId, householdId: householdId ?? null };
}

/** In which of the caller's plans an entry stands. */
export async function planOf({ userId }: Caller, entryId: string): Promise<Plan> {
  const entry = await db.mealEntry.findFirst({
    where: { id: entryId, OR: [{ ownerId: userId, householdId: null }, { household: withMember({ userId }) }] },
    select: { householdId: true },
  });
  if (!entry) throw entryNotFound();
  return { userId, householdId: entry.householdId };
}

/**
 * Changes of one plan come one after another: places in a meal are counted from entries that stand still. Rows that
 * point at the person may be written meanwhile. Of a household everybody hears that its plan changed.
 */
export async function lockPlan(tx: Transaction, plan: Plan): Promise<void> {
  const { userId, householdId } = plan;
  if (householdId === null) return lockPerson(tx, userId);
  await lockHousehold(tx, { userId }, householdId);
  await tx.$executeRaw`UPDATE households SET plan_version = plan_version + 1 WHERE id = ${householdId}::uuid`;
}
