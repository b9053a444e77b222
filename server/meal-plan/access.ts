import { notFound } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";

/** A plan is its owner's alone; another's is absent. */
export const ownedBy = (caller: { userId: string }) => ({ ownerId: caller.userId });

export const entryNotFound = () => notFound("Entry of the plan");

/**
 * Changes of one plan come one after another: places in a meal are counted from entries that stand still. Rows that
 * point at the person may be written meanwhile.
 */
export async function lockPlan(tx: Transaction, caller: { userId: string }): Promise<void> {
  await tx.$executeRaw`SELECT id FROM users WHERE id = ${caller.userId}::uuid FOR NO KEY UPDATE`;
}
