import { notFound } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";

/** A plan is its owner's alone; another's is absent. */
export const ownedBy = (caller: { userId: string }) => ({ ownerId: caller.userId });

export const entryNotFound = () => notFound("Entry of the plan");

/**
 * Changes of one plan come one after another: places in a meal are counted from entries that stand still. Rows that
 * point at the person may be written meanwhile.
 */
export const lockPlan = (tx: Transaction, caller: { userId: string }): Promise<void> => lockPerson(tx, caller.userId);
