import { AppError } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";

/**
 * As lockPerson, for what outlives the sign-in that makes it. A password reset takes the same lock: it comes either
 * before, and the sign-in that it ended makes nothing more, or after, and ends what was made here too.
 */
export async function lockSignedIn(tx: Transaction, caller: { userId: string; signInId: string }): Promise<void> {
  await lockPerson(tx, caller.userId);
  const live = await tx.signIn.findUnique({ where: { id: caller.signInId, endedAt: null }, select: { id: true } });
  if (!live) throw new AppError("unauthenticated", "User not authenticated");
}
