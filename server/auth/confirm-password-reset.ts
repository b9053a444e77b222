import { AppError } from "@/lib/errors";
import type { EndedWayWire } from "@/lib/schemas/ended-ways";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { forgetLimit } from "@/server/limits/rate-limits";
import { sendMail } from "@/server/mail/send-mail";
import { endSight } from "@/server/sight/ways/end-sight";
import { switchSecondFactorOff } from "@/server/sight/ways/sign-in-ways";
import { toEndedWayWire } from "./list-ways-of-reset";
import { hashMailedToken } from "./mailed-token";
import { secondFactorOffMail } from "./mails";
import { hashPassword } from "./passwords";
import { refuseGuessablePassword } from "./refuse-guessable-password";
import { tellOfNewPassword } from "./tell-of-new-password";

const invalid = () => new AppError("bad_request", "resetTokenInvalid");

type Reset = { token: string; newPassword: string; kept: readonly string[] };

/**
 * Sets a new password, once per link. Whoever reads the mailbox takes the account over whole: every way in which
 * somebody else sees the person or acts as them ends (server/db/sight), except those that `kept` names. The count of
 * wrong passwords starts anew, and the email is confirmed, since the link was read in its mailbox. The link of a recovery, which an
 * administrator started, switches two-step sign-in off, too.
 */
export async function confirmPasswordReset({
  token,
  newPassword,
  kept,
}: Reset): Promise<{ email: string; ended: EndedWayWire[] }> {
  const tokenHash = hashMailedToken(token);
  const live = { tokenHash, usedAt: null, expiresAt: { gt: now() } };
  const found = await db.passwordResetToken.findFirst({
    where: live,
    select: { userId: true, isRecovery: true, user: { select: { email: true } } },
  });
  if (!found) throw invalid();
  const { userId, isRecovery, user } = found;
  await refuseGuessablePassword("new_password", newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  const ended = await db.$transaction(async (tx) => {
    await lockPersonIfThere(tx, userId);
    const { count } = await tx.passwordResetToken.updateMany({ where: live, data: { usedAt: now() } });
    if (count === 0) return null;
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now() } });
    if (isRecovery) await switchSecondFactorOff(tx, userId);
    return endSight(tx, userId, "reset", kept);
  });
  if (!ended) throw invalid();
  if (isRecovery) {
    runInBackground("mail about a second factor", () => sendMail(user.email, secondFactorOffMail(now()), userId));
  }
  tellOfNewPassword({ id: userId, email: user.email });
  await forgetLimit("sign_in_account", user.email);
  return { email: user.email, ended: ended.map(toEndedWayWire) };
}
