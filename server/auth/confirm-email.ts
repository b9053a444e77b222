import { AppError } from "@/lib/errors";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { CONFIRMATION_REUSE_MS, CONFIRMATION_TTL_MS, createMailedToken, hashMailedToken } from "./mailed-token";
import { confirmationMail } from "./mails";

/** Mails a confirmation link to the person's email, unless it is confirmed; returns without waiting for the mail. */
export function requestEmailConfirmation(userId: string): void {
  runInBackground("email confirmation", () => mailConfirmationLink(userId));
}

async function mailConfirmationLink(userId: string): Promise<void> {
  const token = createMailedToken();
  const tokenHash = hashMailedToken(token);
  const email = await storeToken(userId, tokenHash);
  if (email === null) return;
  try {
    await sendMail(email, confirmationMail(`${env.APP_URL}/confirm-email?token=${token}`), userId);
  } catch (error) {
    await db.emailConfirmationToken.deleteMany({ where: { tokenHash } });
    throw error;
  }
}

/** @returns where to mail the link; null when the email is confirmed already, or when a link was mailed a moment ago */
async function storeToken(userId: string, tokenHash: string): Promise<string | null> {
  const createdAt = now();
  return db.$transaction(async (tx) => {
    await lockPersonIfThere(tx, userId);
    const user = await tx.user.findUnique({ where: { id: userId, emailVerifiedAt: null }, select: { email: true } });
    if (!user) return null;
    await tx.emailConfirmationToken.deleteMany({ where: { userId, expiresAt: { lte: createdAt } } });
    const justMailed = await tx.emailConfirmationToken.findFirst({
      where: { userId, createdAt: { gt: new Date(createdAt.getTime() - CONFIRMATION_REUSE_MS) } },
      select: { id: true },
    });
    if (justMailed) return null;
    const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_TTL_MS);
    await tx.emailConfirmationToken.create({ data: { userId, tokenHash, createdAt, expiresAt } });
    return user.email;
  });
}

/**
 * Uses up a mailed link, together with the same person's other confirmation links. Of several requests at once one
 * succeeds.
 * @throws AppError 400 for a link that is used, expired or invented
 */
export async function confirmEmail(token: string): Promise<void> {
  const tokenHash = hashMailedToken(token);
  const isConfirmed = await db.$transaction(async (tx) => {
    const found = await tx.emailConfirmationToken.findUnique({ where: { tokenHash }, select: { userId: true } });
    if (!found) return false;
    await lockPersonIfThere(tx, found.userId);
    const { count } = await tx.emailConfirmationToken.deleteMany({ where: { tokenHash, expiresAt: { gt: now() } } });
    if (count === 0) return false;
    await tx.emailConfirmationToken.deleteMany({ where: { userId: found.userId } });
    await tx.user.updateMany({ where: { id: found.userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now() } });
    return true;
  });
  if (!isConfirmed) throw new AppError("bad_request", "confirmationInvalid");
}
