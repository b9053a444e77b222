import { AppError } from "@/lib/errors";
import type { Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";

/**
 * The same as lockPerson, for things that outlive the sign-in that makes them. A password reset takes the same lock. If
 * it comes first, the sign-in has ended and makes nothing more; if it comes second, it ends what was made here too.
 */
export async function lockSignedIn(tx: Transaction, caller: { userId: string; signInId: string }): Promise<void> {
  await lockPerson(tx, caller.userId);
  const live = await tx.signIn.findUnique({ where: { id: caller.signInId, endedAt: null }, select: { id: true } });
  if (!live) throw new AppError("unauthenticated", "notAuthenticated");
}
