import { ACCOUNT_CLOSING } from "@/lib/auth/account-closing";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { sendMail } from "@/server/mail/send-mail";
import { accountKeptMail } from "./mails";

/**
 * Refuses (403) a sign-in to a closed account and names the moment of its deletion. Call it only once the caller is
 * proven to be the owner, because nobody else may learn that the account is closed.
 */
export async function refuseClosedAccount(userId: string): Promise<void> {
  const closing = await db.accountClosing.findUnique({ where: { userId }, select: { deletesAt: true } });
  if (!closing) return;
  throw new AppError("forbidden", says("accountIsClosed", { at: closing.deletesAt }), { reason: ACCOUNT_CLOSING });
}

/**
 * Calls off the deletion of a closed account, for a caller proven to be its owner, and tells the owner by mail. Does
 * nothing to an open account.
 */
export async function keepAccount(user: { id: string; email: string }): Promise<void> {
  const isKept = await db.$transaction(async (tx) => (await lockPersonIfThere(tx, user.id)) && reopen(tx, user.id));
  if (isKept) runInBackground("mail about a kept account", () => sendMail(user.email, accountKeptMail(), user.id));
}

/**
 * Switches a business's applications on again, without their old tokens. Everything else that closing ended stays
 * ended.
 */
async function reopen(tx: Transaction, userId: string): Promise<boolean> {
  const closing = await tx.accountClosing.findUnique({
    where: { userId },
    select: { deletesAt: true, pausedClients: true },
  });
  // Once its time is over, the sweep may be deleting the account at this moment.
  if (!closing || closing.deletesAt <= now()) return false;
  await tx.oAuthClient.updateMany({
    where: { id: { in: closing.pausedClients }, ownerId: userId },
    data: { isActive: true },
  });
  await tx.accountClosing.delete({ where: { userId } });
  return true;
}
