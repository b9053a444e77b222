import { DAYS_TO_KEEP } from "@/lib/auth/account-closing";
import { DAY_MS } from "@/lib/durations";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { sendMail } from "@/server/mail/send-mail";
import { endSight } from "@/server/sight/ways/end-sight";
import { accountClosedMail } from "./mails";

/**
 * Closes an account, which is deleted after 14 days unless its owner keeps it (docs/decisions/178). From this moment
 * nobody is signed in to it and nothing of the person is served: every way in which somebody else sees them ends, past
 * visits become counts without a person, and a business's applications are switched off. Children and other people
 * whose cards the person added leave the household with them, and are deleted with the account.
 */
export async function closeAccount(userId: string): Promise<void> {
  const at = now();
  const deletesAt = new Date(at.getTime() + DAYS_TO_KEEP * DAY_MS);
  const email = await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    // A business with another owner goes on under them, and its applications with it.
    await tx.$queryRaw`SELECT 1 FROM pass_business_on(${userId}::uuid)`;
    const own = await tx.oAuthClient.findMany({ where: { ownerId: userId, isActive: true }, select: { id: true } });
    const pausedClients = own.map(({ id }) => id);
    await tx.oAuthGrant.updateMany({
      where: { clientId: { in: pausedClients }, revokedAt: null },
      data: { revokedAt: at, revokeReason: "consent_withdrawn" },
    });
    await tx.oAuthClient.updateMany({ where: { id: { in: pausedClients } }, data: { isActive: false } });
    await endSight(tx, userId, "closing");
    await tx.accountClosing.upsert({
      where: { userId },
      create: { userId, askedAt: at, deletesAt, pausedClients },
      update: {},
    });
    return (await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })).email;
  });
  runInBackground("mail about a closed account", () => sendMail(email, accountClosedMail(deletesAt), userId));
}
