import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { deleteAccount } from "./delete-account";
import { accountEndsSoonMail } from "./mails";

const PAGE = 100;
/** How long before the deletion its owner is reminded. */
export const WARNED_BEFORE_MS = 2 * DAY_MS;

/**
 * Deletes closed accounts whose time is over, exactly as an immediate deletion does, and reminds the owners of
 * accounts that are about to be deleted. Any number of processes may do this at once. @returns how many were deleted
 */
export async function sweepClosedAccounts(): Promise<number> {
  let deleted = 0;
  for (;;) {
    const over = await db.accountClosing.findMany({
      where: { deletesAt: { lte: now() } },
      orderBy: { deletesAt: "asc" },
      take: PAGE,
      select: { userId: true },
    });
    for (const { userId } of over) if (await deleteAccount(userId, { ifDue: true })) deleted += 1;
    if (over.length < PAGE) break;
  }
  await remindOwners();
  return deleted;
}

/** The account is marked as warned before the mail is sent: a mail that is lost is better than the same mail twice. */
async function remindOwners(): Promise<void> {
  const soon = await db.accountClosing.findMany({
    where: { warnedAt: null, deletesAt: { lte: new Date(now().getTime() + WARNED_BEFORE_MS) } },
    take: PAGE,
    select: { userId: true, deletesAt: true, user: { select: { email: true } } },
  });
  for (const { userId, deletesAt, user } of soon) {
    const { count } = await db.accountClosing.updateMany({
      where: { userId, warnedAt: null },
      data: { warnedAt: now() },
    });
    if (count > 0) await sendMail(user.email, accountEndsSoonMail(deletesAt), userId);
  }
}
