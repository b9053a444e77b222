import { knownZone } from "@/lib/analytics/time-zone";
import { DAY_MS } from "@/lib/durations";
import { readLocale } from "@/lib/i18n/locales";
import { nextDue } from "@/lib/venue-news/due";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { log } from "@/server/log";
import { sendMailWith } from "@/server/mail/send-mail";
import { reaches } from "@/server/team/find-member";
import { mayStillRead } from "./allowed";
import { pageOf, stopAddressOf } from "./news-keys";
import { type Letter, readLetter } from "./read-letter";
import { writeLetter } from "./write-letter";

const PAGE = 100;
/** A run ends after so many mails, so that other jobs get their turn; the next run goes on. */
const MOST_A_RUN = 2000;
/** What could not be sent for so long is not sent: the next mail tells newer days. */
const LATEST_MS = 2 * DAY_MS;

/**
 * Sends the mails that are due. A reader's mail is taken and queued in one transaction, so several processes, and one that
 * is killed in the middle, send each once. @returns how many mails were sent
 */
export async function sendNews(): Promise<number> {
  await markDue();
  const letters = new Map<string, Promise<Letter>>();
  let sent = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (sent < MOST_A_RUN && !endSignal.aborted) {
    const due = await db.newsReader.findMany({
      where: { dueAt: { not: null }, id: { gt: after } },
      orderBy: { id: "asc" },
      take: PAGE,
      select: { id: true },
    });
    for (const { id } of due) {
      try {
        if (await sendOne(id, letters)) sent += 1;
      } catch (error) {
        log.error({ err: error }, "a venue's mail was not sent; the next run tries again");
      }
    }
    const last = due.at(-1);
    if (!last || due.length < PAGE) break;
    after = last.id;
  }
  return sent;
}

/** Marks the readers of each venue whose time has come, and sets its next time, in one transaction for each. */
async function markDue(): Promise<void> {
  for (;;) {
    const venues = await db.venueNews.findMany({
      where: { nextAt: { lte: now() } },
      orderBy: [{ nextAt: "asc" }, { venueId: "asc" }],
      take: PAGE,
      select: {
        ...{ venueId: true, rhythm: true, day: true, hour: true, nextAt: true },
        venue: { select: { timeZone: true } },
      },
    });
    for (const { venueId, rhythm, day, hour, nextAt, venue } of venues) {
      if (!rhythm || !nextAt) continue;
      const next = nextDue({ rhythm, day, hour }, knownZone(venue.timeZone), now());
      await db.$transaction(async (tx) => {
        // Whoever moves the moment on marks the readers: another process finds it moved.
        const { count } = await tx.venueNews.updateMany({ where: { venueId, nextAt }, data: { nextAt: next } });
        if (count === 0) return;
        await tx.newsReader.updateMany({
          where: { venueId, OR: [{ userId: { not: null } }, { confirmedAt: { not: null } }] },
          data: { dueAt: nextAt },
        });
      });
    }
    if (venues.length < PAGE || endSignal.aborted) return;
  }
}

const readerSelect = {
  ...{ id: true, userId: true, email: true, locale: true, addedById: true, dueAt: true },
  user: { select: { email: true } },
  venue: {
    select: {
      ...{ id: true, name: true, ownerId: true, timeZone: true, guestRetentionDays: true },
      news: { select: { rhythm: true } },
    },
  },
} as const;

/** @returns whether a mail was sent. The rights are looked at now: a reader without them is taken off the list. */
async function sendOne(id: string, letters: Map<string, Promise<Letter>>): Promise<boolean> {
  const reader = await db.newsReader.findUnique({ where: { id }, select: readerSelect });
  const { dueAt, venue } = reader ?? {};
  if (!reader || !dueAt || !venue) return false;
  const allowed = await mayStillRead(reader, venue);
  if (allowed === false) {
    await db.newsReader.deleteMany({ where: { id } });
    return false;
  }
  const done = { where: { id, dueAt }, data: { dueAt: null } };
  const rhythm = venue.news?.rhythm;
  if (!rhythm || now().getTime() - dueAt.getTime() > LATEST_MS) {
    await db.newsReader.updateMany(done);
    return false;
  }
  const letter = await once(letters, `${venue.id} ${dueAt.getTime()}`, () => {
    const { id: venueId, name, timeZone, guestRetentionDays: retentionDays } = venue;
    return readLetter({ id: venueId, name, zone: knownZone(timeZone), retentionDays }, rhythm, dueAt);
  });
  // Nobody needs a mail that says that nobody came.
  if (letter.told.visits === 0) {
    await db.newsReader.updateMany(done);
    return false;
  }
  const isMember = allowed !== true;
  const to = { isMember, mayKitchen: isMember && reaches(allowed, "menu", venue.id), stopLink: pageOf(id) };
  const locale = readLocale(reader.locale);
  const mail = {
    words: (spoken: Parameters<typeof writeLetter>[2]) => writeLetter(letter, to, spoken),
    ...{ stop: stopAddressOf(id), validForMs: LATEST_MS },
    ...(locale ? { locale } : {}),
  };
  const finish = await db.$transaction(async (tx) => {
    const { count } = await tx.newsReader.updateMany({ ...done, data: { dueAt: null, lastSentAt: now() } });
    if (count === 0) return null;
    return sendMailWith(tx, reader.user?.email ?? reader.email ?? "", mail, reader.userId ?? undefined);
  });
  await finish?.();
  return finish !== null;
}

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  return found;
}
