import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson, lockPersonIfThere } from "@/server/db/lock-person";
import { lockFavoriteItems } from "@/server/favorites/lock-favorite-items";
import { forgetMails } from "@/server/mail/send-mail";

/**
 * Deletes the person and, by cascading foreign keys, everything that is theirs; their visits stay as anonymous counts.
 * Favourite items that nobody else has are deleted too, because the person wrote their names. `ifDue`: deletes only an
 * account that was closed and whose 14 days are over.
 * @returns whether the account was deleted
 */
export async function deleteAccount(userId: string, { ifDue = false } = {}): Promise<boolean> {
  const email = await db.$transaction(async (tx) => {
    if (!ifDue) await lockPerson(tx, userId);
    else if (!((await lockPersonIfThere(tx, userId)) && (await isDue(tx, userId)))) return null;
    const items = await tx.favoriteItem.findMany({
      where: { approved: false, createdByTeam: false, OR: [{ createdById: userId }, { users: { some: { userId } } }] },
      select: { id: true },
    });
    const itemIds = items.map(({ id }) => id);
    await forgetInAuditLog(tx, userId);
    const person = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    await forgetInNews(tx, userId, person?.email ?? null);
    await tx.user.deleteMany({ where: { id: userId } });
    await lockFavoriteItems(tx, itemIds);
    await tx.favoriteItem.deleteMany({ where: { id: { in: itemIds }, approved: false, users: { none: {} } } });
    return person?.email ?? null;
  });
  // Mails that still wait to be sent name the person, and their links no longer work.
  if (email !== null) await forgetMails(email);
  return email !== null;
}

/**
 * Links to a venue's figures and addresses for its mails open and get nothing once whoever made them is gone; so does the
 * person's own address, wherever somebody asked it.
 */
async function forgetInNews(tx: Transaction, userId: string, email: string | null): Promise<void> {
  await tx.figureLink.deleteMany({ where: { createdById: userId } });
  await tx.newsReader.deleteMany({
    where: { OR: [{ addedById: userId, userId: null }, ...(email === null ? [] : [{ email }])] },
  });
}

/** Checked under the lock, because the owner may have reopened the account a moment ago. */
async function isDue(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.accountClosing.count({ where: { userId, deletesAt: { lte: now() } } })) > 0;
}

/** Audit entries stay but no longer name this person, neither as the one who acted nor as the one who was affected. */
async function forgetInAuditLog(tx: Transaction, userId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorEmail: "deleted account" } });
  await tx.$executeRaw`
    UPDATE audit_log SET row_id = 'deleted account', before = NULL, after = NULL
    WHERE row_id = ${userId} OR before->>'id' = ${userId} OR after->>'id' = ${userId}
      OR before->>'user_id' = ${userId} OR after->>'user_id' = ${userId}`;
}
