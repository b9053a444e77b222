import { AppError, invalidField } from "@/lib/errors";
import type { EmailChangeBody } from "@/lib/schemas/auth";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { confirmOwnPassword } from "./confirm-own-password";
import { isAdmin } from "./is-admin";
import { createMailedToken, EMAIL_CHANGE_TTL_MS, hashMailedToken } from "./mailed-token";
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail } from "./mails";
import type { SignedIn } from "./resolve-caller";

/**
 * Asks for another email, with the password. The answer is the same when the address is taken, so that it does not
 * reveal whether somebody has an account. Errors: 422 for a wrong password, for the person's current email, and for
 * the administrator.
 */
export async function requestEmailChange(caller: SignedIn, body: EmailChangeBody): Promise<void> {
  await confirmOwnPassword(caller, "current_password", body.current_password);
  if (isAdmin(caller)) throw invalidField("new_email", "adminEmailFixed", "admin");
  if (body.new_email === caller.email) throw invalidField("new_email", "sameEmail", "same");
  runInBackground("email change", () => mailLinks(caller, body.new_email));
}

async function mailLinks({ userId, email }: SignedIn, newEmail: string): Promise<void> {
  const isInUse =
    isAdmin({ email: newEmail }) || (await db.user.findUnique({ where: { email: newEmail }, select: { id: true } }));
  const token = createMailedToken();
  const createdAt = now();
  const request = {
    newEmail,
    tokenHash: hashMailedToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + EMAIL_CHANGE_TTL_MS),
  };
  await db.$transaction(async (tx) => {
    if (!(await lockPersonIfThere(tx, userId))) return;
    await tx.emailChange.deleteMany({ where: { OR: [{ userId }, { expiresAt: { lte: createdAt } }] } });
    if (!isInUse) await tx.emailChange.create({ data: { userId, ...request } });
  });
  // A taken address gets no mail: its owner asked for nothing.
  if (!isInUse) await sendMail(newEmail, emailChangeMail(`${env.APP_URL}/change-email?token=${token}`), userId);
  await sendMail(email, emailChangeRequestedMail(), userId);
}

/**
 * Uses the mailed link: the account gets the new email, which counts as confirmed, and the old address is notified. Of
 * several requests at once, one succeeds.
 * @throws AppError 400 for a link that is used, expired or invented, and for an address that somebody else has taken
 * since
 */
export async function confirmEmailChange(token: string): Promise<void> {
  const tokenHash = hashMailedToken(token);
  const owner = await takeToken(tokenHash).catch((error: unknown) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
  if (owner === null) throw new AppError("bad_request", "linkInvalid");
  runInBackground("email changed", () => sendMail(owner.emailBefore, emailChangedMail(), owner.userId));
}

async function takeToken(tokenHash: string): Promise<{ userId: string; emailBefore: string } | null> {
  return db.$transaction(async (tx) => {
    const found = await tx.emailChange.findUnique({ where: { tokenHash }, select: { userId: true } });
    if (!found || !(await lockPersonIfThere(tx, found.userId))) return null;
    const request = await tx.emailChange.findUnique({
      where: { tokenHash, expiresAt: { gt: now() } },
      select: { userId: true, newEmail: true, user: { select: { email: true } } },
    });
    if (!request) return null;
    const { userId, newEmail } = request;
    await tx.emailChange.deleteMany({ where: { userId } });
    // A trigger clears the confirmation of the old email and deletes the links that were mailed to it.
    await tx.user.update({ where: { id: userId }, data: { email: newEmail } });
    // Opening the link proved that the new address is the person's, so it is confirmed at once.
    await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now() } });
    return { userId, emailBefore: request.user.email };
  });
}
