import { DAYS_TO_KEEP } from "@/lib/auth/account-closing";
import { DAY_MS } from "@/lib/durations";
import { runInBackground } from "@/server/background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { stopSharing } from "@/server/db/stop-sharing";
import { sendMail } from "@/server/mail/send-mail";
import { accountClosedMail } from "./mails";

/**
 * Closes an account, which is deleted after 14 days unless its owner keeps it (docs/decisions/178). From this moment
 * nobody is signed in to it and nothing of the person is served: sign-ins, grants to applications, share links and
 * visits end, past visits become counts without a person, and a business's applications are switched off.
 */
export async function closeAccount(userId: string): Promise<void> {
  const at = now();
  const deletesAt = new Date(at.getTime() + DAYS_TO_KEEP * DAY_MS);
  const email = await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const own = await tx.oAuthClient.findMany({ where: { ownerId: userId, isActive: true }, select: { id: true } });
    const pausedClients = own.map(({ id }) => id);
    await tx.oAuthGrant.updateMany({
      where: { clientId: { in: pausedClients }, revokedAt: null },
      data: { revokedAt: at, revokeReason: "consent_withdrawn" },
    });
    await tx.oAuthClient.updateMany({ where: { id: { in: pausedClients } }, data: { isActive: false } });
    await stopSharing(tx, userId);
    await tx.visitDisclosure.deleteMany({ where: { userId } });
    await tx.visit.updateMany({ where: { userId }, data: { userId: null } });
    // The same as the foreign key does when an account is deleted; a trigger takes the person out of the statistics.
    await tx.venueGuest.deleteMany({ where: { userId } });
    await tx.passwordResetToken.deleteMany({ where: { userId } });
    await tx.emailChange.deleteMany({ where: { userId } });
    await tx.signIn.updateMany({ where: { userId, endedAt: null }, data: { endedAt: at } });
    await tx.accountClosing.upsert({
      where: { userId },
      create: { userId, askedAt: at, deletesAt, pausedClients },
      update: {},
    });
    return (await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })).email;
  });
  runInBackground("mail about a closed account", () => sendMail(email, accountClosedMail(deletesAt), userId));
}
