import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { hashPassword } from "./passwords";
import { refuseCommonPassword } from "./register";
import { hashResetToken } from "./reset-token";

const invalid = () => new AppError("bad_request", "Invalid or expired reset token.");

/**
 * Sets a new password once. Every sign-in of the person ends, and every grant to a third party is
 * revoked (oauth.md 7): whoever knew the old password keeps nothing.
 */
export async function confirmPasswordReset(token: string, newPassword: string): Promise<void> {
  refuseCommonPassword("new_password", newPassword);
  const tokenHash = hashResetToken(token);
  const live = { tokenHash, usedAt: null, expiresAt: { gt: now() } };
  if (!(await db.passwordResetToken.findFirst({ where: live, select: { id: true } }))) throw invalid();
  const passwordHash = await hashPassword(newPassword);
  const used = await db.$transaction(async (tx) => {
    const { count } = await tx.passwordResetToken.updateMany({ where: live, data: { usedAt: now() } });
    if (count === 0) return false;
    const { userId } = await tx.passwordResetToken.findUniqueOrThrow({
      where: { tokenHash },
      select: { userId: true },
    });
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.signIn.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now() } });
    await tx.oAuthGrant.updateMany({
      where: { userId, revokedAt: null },
      data: { revokedAt: now(), revokeReason: "password_reset" },
    });
    return true;
  });
  if (!used) throw invalid();
}
