import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { forgetLimit } from "@/server/limits";
import { hashMailedToken } from "./mailed-token";
import { hashPassword } from "./passwords";
import { refuseGuessablePassword } from "./refuse-guessable-password";
import { tellOfNewPassword } from "./tell-of-new-password";

const invalid = () => new AppError("bad_request", "Invalid or expired reset token.");

type Reset = { token: string; newPassword: string; keptShareLinks: readonly string[] };

/**
 * Sets a new password, once per link. Whoever knew the old password keeps no access: every sign-in ends, every grant
 * to a third party is revoked (oauth.md 7), and all passkeys and share links are deleted, except the share links that
 * `keptShareLinks` names. The count of wrong passwords starts anew, and the email is confirmed, since the link was
 * read in its mailbox.
 * @returns the person's email
 */
export async function confirmPasswordReset({ token, newPassword, keptShareLinks }: Reset): Promise<string> {
  const tokenHash = hashMailedToken(token);
  const live = { tokenHash, usedAt: null, expiresAt: { gt: now() } };
  const found = await db.passwordResetToken.findFirst({
    where: live,
    select: { userId: true, user: { select: { email: true } } },
  });
  if (!found) throw invalid();
  const { userId, user } = found;
  await refuseGuessablePassword("new_password", newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  const isUsed = await db.$transaction(async (tx) => {
    await lockPersonIfThere(tx, userId);
    const { count } = await tx.passwordResetToken.updateMany({ where: live, data: { usedAt: now() } });
    if (count === 0) return false;
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now() } });
    await endEverything(tx, userId, keptShareLinks);
    return true;
  });
  if (!isUsed) throw invalid();
  tellOfNewPassword({ id: userId, email: user.email });
  await forgetLimit("sign_in_account", user.email);
  return user.email;
}

/**
 * Runs under the person's lock. Everything that outlives a sign-in is created under the same lock, so it either exists
 * already and is ended here, or is never created.
 */
async function endEverything(tx: Transaction, userId: string, keptShareLinks: readonly string[]): Promise<void> {
  await tx.signIn.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now() } });
  await tx.oAuthGrant.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: now(), revokeReason: "password_reset" },
  });
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  await tx.shareLink.deleteMany({ where: { userId, id: { notIn: [...keptShareLinks] } } });
  await tx.recipeLink.deleteMany({ where: { userId } });
}
