import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { createMailedToken, hashMailedToken, RESET_REUSE_MS, RESET_TTL_MS } from "./mailed-token";
import { resetMail } from "./mails";

/**
 * Answers at once and alike for every address, so that it reveals no accounts: the look-up and the mail happen
 * afterwards.
 */
export function requestPasswordReset(email: string): void {
  runInBackground("password reset", () => mailResetLink(email));
}

async function mailResetLink(email: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) return;
  const token = createMailedToken();
  const tokenHash = hashMailedToken(token);
  if (!(await storeToken(user.id, tokenHash))) return;
  try {
    await sendMail(email, resetMail(`${env.APP_URL}/reset-password?token=${token}`), user.id);
  } catch (error) {
    // The link was never mailed, so its row must not make the next request wait.
    await db.passwordResetToken.deleteMany({ where: { tokenHash } });
    throw error;
  }
}

/** False when the account is gone, and when the last link was mailed minutes ago, or is that of a recovery: it still works. */
async function storeToken(userId: string, tokenHash: string): Promise<boolean> {
  const createdAt = now();
  return db.$transaction(async (tx) => {
    // Two requests at once take turns here, so that one link is mailed, not two.
    if (!(await lockPersonIfThere(tx, userId))) return false;
    const recent = await tx.passwordResetToken.findFirst({
      where: {
        ...{ userId, usedAt: null, expiresAt: { gt: createdAt } },
        OR: [{ isRecovery: true }, { createdAt: { gt: new Date(createdAt.getTime() - RESET_REUSE_MS) } }],
      },
      select: { id: true },
    });
    if (recent) return false;
    await tx.passwordResetToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: createdAt } });
    const expiresAt = new Date(createdAt.getTime() + RESET_TTL_MS);
    await tx.passwordResetToken.create({ data: { userId, tokenHash, createdAt, expiresAt } });
    return true;
  });
}
