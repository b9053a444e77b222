import { ACCOUNT_CLOSING } from "@/lib/auth/account-closing";
import { AppError } from "@/lib/errors";
import { runInBackground } from "@/server/background";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { sendMail } from "@/server/mail/send-mail";
import { momentIn } from "@/server/mail/written-mail";
import { accountKeptMail } from "./mails";

/** Errors: 403 with the moment of its end for an account that is closed; only whoever proved who they are is told. */
export async function refuseClosedAccount(userId: string): Promise<void> {
  const closing = await db.accountClosing.findUnique({ where: { userId }, select: { deletesAt: true } });
  if (!closing) return;
  const message = `This account is closed and will be deleted on ${momentIn(closing.deletesAt, "en")}. Until then you can keep it.`;
  throw new AppError("forbidden", message, { reason: ACCOUNT_CLOSING });
}

/**
 * Calls the end of a closed account off, for whoever has proven that it is theirs; of an open one nothing happens. Its
 * owner is told by mail.
 */
export async function keepAccount(user: { id: string; email: string }): Promise<void> {
  const isKept = await db.$transaction(async (tx) => (await lockPersonIfThere(tx, user.id)) && reopen(tx, user.id));
  if (isKept) runInBackground("mail about a kept account", () => sendMail(user.email, accountKeptMail(), user.id));
}

/** A business's applications are on again, without what was issued to them. Everything else stays as it was closed. */
async function reopen(tx: Transaction, userId: string): Promise<boolean> {
  const closing = await tx.accountClosing.findUnique({
    where: { userId },
    select: { deletesAt: true, pausedClients: true },
  });
  // Once its time is over, whoever deletes it is on the way.
  if (!closing || closing.deletesAt <= now()) return false;
  await tx.oAuthClient.updateMany({
    where: { id: { in: closing.pausedClients }, ownerId: userId },
    data: { isActive: true },
  });
  await tx.accountClosing.delete({ where: { userId } });
  return true;
}
