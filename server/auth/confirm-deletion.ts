import { PASSWORD_REQUIRED } from "@/lib/auth/account-closing";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { confirmOwnPassword } from "./confirm-own-password";
import type { SignedIn } from "./resolve-caller";

/** How long after it a sign-in itself proves that its owner is still there. */
const FRESH_MS = 10 * MINUTE_MS;

/**
 * Lets an account be deleted with its password, or without one by a sign-in that is at most ten minutes old. Otherwise
 * 403, so that somebody who finds an unlocked device deletes nothing. Errors: 422 for a wrong password.
 */
export async function confirmDeletion(caller: SignedIn, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    await confirmOwnPassword(caller, "password", password);
    return;
  }
  const since = new Date(now().getTime() - FRESH_MS);
  const isFresh = await db.signIn.count({ where: { id: caller.signInId, createdAt: { gte: since } } });
  if (isFresh === 0) {
    throw new AppError("forbidden", "deletionNeedsPassword", { reason: PASSWORD_REQUIRED });
  }
}
