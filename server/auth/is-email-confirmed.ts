import { EMAIL_NOT_CONFIRMED } from "@/lib/auth/second-factor";
import { AppError } from "@/lib/errors";
import { db } from "@/server/db/client";

/**
 * For what locks others out: somebody who registered with another person's address must not set it up.
 * @throws AppError 403 until the mailbox is proven
 */
export async function requireConfirmedEmail(userId: string): Promise<void> {
  if (await isEmailConfirmed(userId)) return;
  throw new AppError("forbidden", "emailNotConfirmed", { reason: EMAIL_NOT_CONFIRMED });
}

export const isEmailConfirmed = async (userId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } })) > 0;
