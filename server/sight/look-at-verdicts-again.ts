import type { Transaction } from "@/server/db/client";

/**
 * Marks every saved or planned recipe as due to be compared with the needs at a person's table, which just changed, so
 * that a later change of the recipe can be told apart from this one.
 */
export async function lookAtVerdictsAgain(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  await tx.$executeRaw`UPDATE kept_verdicts SET due = due + 1 WHERE user_id = ${userId}::uuid`;
}
