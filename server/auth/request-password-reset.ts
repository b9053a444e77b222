import { runInBackground } from "@/server/background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { resetMail } from "./reset-mail";
import { createResetToken, hashResetToken, RESET_TTL_MS } from "./reset-token";

/** Answers at once and alike for every address: the look-up and the mail happen afterwards. */
export function requestPasswordReset(email: string): void {
  runInBackground("password reset", () => mailResetLink(email));
}

async function mailResetLink(email: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, firstName: true } });
  if (!user) return;
  const token = createResetToken();
  const createdAt = now();
  await db.$transaction(async (tx) => {
    // Two requests at once take turns here, so that the older link is cancelled, not both kept.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${user.id}::uuid FOR UPDATE`;
    await tx.passwordResetToken.updateMany({ where: { userId: user.id, usedAt: null }, data: { usedAt: createdAt } });
    await tx.passwordResetToken.create({
      data: {
        userId: user.id,
        tokenHash: hashResetToken(token),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + RESET_TTL_MS),
      },
    });
  });
  await sendMail(email, resetMail(user.firstName, `${env.APP_URL}/reset-password?token=${token}`));
}
