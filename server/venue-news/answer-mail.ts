import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { readerOfKey } from "./news-keys";

/** What a mailed link opens. `isAsked`: an address that has not said yes. */
export type FiguresMail = { venue: string; email: string; by: string | null; isAsked: boolean };

/** Null for a mail that ended, was never there, or whose venue is gone: nobody learns which. */
export async function openFiguresMail(key: string): Promise<FiguresMail | null> {
  const id = readerOfKey(key);
  const found =
    id &&
    (await db.newsReader.findUnique({
      where: { id },
      select: {
        ...{ email: true, userId: true, confirmedAt: true },
        ...{
          venue: { select: { name: true } },
          user: { select: { email: true } },
          addedBy: { select: { email: true } },
        },
      },
    }));
  if (!found) return null;
  return {
    ...{ venue: found.venue.name, email: found.user?.email ?? found.email ?? "", by: found.addedBy?.email ?? null },
    isAsked: found.userId === null && found.confirmedAt === null,
  };
}

/** The address wants the mail. Said twice it is said once. Errors: 404 for a mail that ended. */
export async function acceptFiguresMail(key: string): Promise<void> {
  const id = readerOfKey(key);
  const found = id && (await db.newsReader.findUnique({ where: { id }, select: { id: true } }));
  if (!found) throw notFound("figuresMail");
  await db.newsReader.updateMany({
    where: { id: found.id, userId: null, confirmedAt: null },
    data: { confirmedAt: now() },
  });
}

/**
 * Stops the mail for good. A key that is no longer good is no error: a mail program that stops a mail twice, or one
 * that was stopped on the page, has what it wants.
 */
export async function stopFiguresMail(key: string): Promise<void> {
  const id = readerOfKey(key);
  if (!id) throw notFound("figuresMail");
  await db.$transaction(async (tx) => {
    const reader = await tx.newsReader.findUnique({
      where: { id },
      select: { email: true, user: { select: { email: true } }, venue: { select: { name: true, ownerId: true } } },
    });
    const { count } = await tx.newsReader.deleteMany({ where: { id } });
    if (!reader || count === 0) return;
    const business = await tx.business.findUnique({ where: { holderId: reader.venue.ownerId }, select: { id: true } });
    if (!business) return;
    const details = { venue: reader.venue.name, email: reader.user?.email ?? reader.email ?? "" };
    const act = { businessId: business.id, at: now(), kind: "mail_stopped", details };
    await tx.businessAct.create({ data: act, select: { id: true } });
  });
}
