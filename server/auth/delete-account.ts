import { db, type Transaction } from "@/server/db/client";
import { lockFavoriteItems } from "@/server/db/lock-favorite-items";
import { lockPerson } from "@/server/db/lock-person";
import { forgetMails } from "@/server/mail/send-mail";

/**
 * Deletes the person and, by the foreign keys' cascades, everything that is theirs; visits stay as
 * counts without a person. Favourite items that nobody else has go too: their names are the person's.
 */
export async function deleteAccount(userId: string): Promise<void> {
  const email = await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const items = await tx.favoriteItem.findMany({
      where: { approved: false, createdByTeam: false, OR: [{ createdById: userId }, { users: { some: { userId } } }] },
      select: { id: true },
    });
    const itemIds = items.map(({ id }) => id);
    await forgetInAuditLog(tx, userId);
    const person = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    await tx.user.deleteMany({ where: { id: userId } });
    await lockFavoriteItems(tx, itemIds);
    await tx.favoriteItem.deleteMany({ where: { id: { in: itemIds }, approved: false, users: { none: {} } } });
    return person?.email;
  });
  // A link that was mailed leads nowhere now, and the mail still names the person.
  if (email) await forgetMails(email);
}

/** What was done stays in the log; who it was about, or who did it, does not. */
async function forgetInAuditLog(tx: Transaction, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorEmail: "deleted account" } });
  await tx.$executeRaw`
    UPDATE audit_log SET row_id = 'deleted account', before = NULL, after = NULL
    WHERE row_id = ${userId} OR before->>'id' = ${userId} OR after->>'id' = ${userId}
      OR before->>'user_id' = ${userId} OR after->>'user_id' = ${userId}`;
}
