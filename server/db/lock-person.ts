import { AppError } from "@/lib/errors";
import type { Transaction } from "./client";

/**
 * Makes concurrent changes of one person's profile take turns, so that 'at most three' is decided on
 * what is really there. The unique slots in the tables would refuse a fourth in any case.
 * A person whose account was deleted meanwhile is nobody (401).
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockPersonIfThere(tx, userId))) throw new AppError("unauthenticated", "User not authenticated");
}

/** The same, for who need not be there: says whether the person is. */
export async function lockPersonIfThere(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** The lowest free place, 1 to `most`, or null when all are taken. */
export function freeSlot(taken: readonly number[], most: number): number | null {
  for (let slot = 1; slot <= most; slot++) if (!taken.includes(slot)) return slot;
  return null;
}
