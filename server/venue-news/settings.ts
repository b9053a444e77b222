import { knownZone } from "@/lib/analytics/time-zone";
import { AppError, notFound } from "@/lib/errors";
import type { WholeLocale } from "@/lib/i18n/locales";
import { says } from "@/lib/i18n/sentence";
import {
  MOST_NEWS_READERS,
  type NewsAlertsBody,
  type NewsBody,
  type NewsPreviewWire,
  type NewsReaderBody,
  type NewsWire,
} from "@/lib/schemas/venue-news";
import { reachOf } from "@/lib/team/rights";
import { nextDue } from "@/lib/venue-news/due";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { requireConfirmedEmail } from "@/server/auth/is-email-confirmed";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { log } from "@/server/log";
import { sendMail } from "@/server/mail/send-mail";
import type { Member } from "@/server/team/find-member";
import { lockTeam } from "@/server/team/lock-team";
import { noteAct } from "@/server/team/note-act";
import { type Owner, venuesOf } from "@/server/venues/access";
import { mayStillRead } from "./allowed";
import { askingMail } from "./asking-mail";
import { pageOf } from "./news-keys";
import { readLetter } from "./read-letter";
import { writeLetter } from "./write-letter";

type Caller = { userId: string; email: string; member: Member; owner: Owner };

const OFF = {
  ...{ rhythm: null, day: 1, hour: 8, nextAt: null, spikePercent: null, dropPercent: null, unreadMinutes: null },
  ...{ quietFrom: 22, quietUntil: 8 },
} as const;

async function findVenue(tx: Transaction | typeof db, owner: Owner, id: string) {
  const venue = await tx.venue.findFirst({
    where: { id, ...venuesOf(owner) },
    select: { id: true, name: true, ownerId: true, timeZone: true },
  });
  if (!venue) throw notFound("venue");
  return { ...venue, zone: knownZone(venue.timeZone) };
}

/** When the mail of a venue is sent, and to whom. */
export async function getNews({ owner }: Pick<Caller, "owner">, venueId: string): Promise<NewsWire> {
  const venue = await findVenue(db, owner, venueId);
  const [kept, readers] = await Promise.all([
    db.venueNews.findUnique({ where: { venueId } }),
    db.newsReader.findMany({
      where: { venueId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: {
        ...{
          id: true,
          userId: true,
          email: true,
          addedById: true,
          confirmedAt: true,
          lastSentAt: true,
          isAlerted: true,
        },
        user: { select: { email: true } },
      },
    }),
  ]);
  const { rhythm, day, hour, nextAt, ...more } = kept ?? OFF;
  return {
    ...{ rhythm, day, hour, zone: venue.zone, next_at: nextAt?.toISOString() ?? null },
    alerts: {
      ...{ spike_percent: more.spikePercent, drop_percent: more.dropPercent, unread_minutes: more.unreadMinutes },
      ...{ quiet_from: more.quietFrom, quiet_until: more.quietUntil },
    },
    readers: await Promise.all(
      readers.map(async (each) => ({
        ...{ id: each.id, email: each.user?.email ?? each.email ?? "", is_member: each.userId !== null },
        is_confirmed: each.userId !== null || each.confirmedAt !== null,
        is_allowed: (await mayStillRead(each, venue)) !== false,
        is_alerted: each.isAlerted,
        last_sent_at: each.lastSentAt?.toISOString() ?? null,
      })),
    ),
  };
}

/** Errors: 404 for a venue beyond reach. */
export async function setNews({ member, owner }: Caller, venueId: string, body: NewsBody): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const { rhythm, day, hour } = body;
    const nextAt = rhythm && nextDue({ rhythm, day, hour }, venue.zone, now());
    const data = { rhythm, day, hour, nextAt };
    await tx.venueNews.upsert({ where: { venueId }, create: { venueId, ...data }, update: data });
    await noteAct(actor, rhythm ? "mail_set" : "mail_off", { details: { venue: venue.name } }, tx);
  });
}

/** Of which days, and of which cards, somebody is told at once. Errors: 404 for a venue beyond reach. */
export async function setAlerts({ member, owner }: Caller, venueId: string, body: NewsAlertsBody): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const data = {
      ...{ spikePercent: body.spike_percent, dropPercent: body.drop_percent, unreadMinutes: body.unread_minutes },
      ...{ quietFrom: body.quiet_from, quietUntil: body.quiet_until },
    };
    await tx.venueNews.upsert({ where: { venueId }, create: { venueId, ...data }, update: data });
    await noteAct(actor, "alerts_set", { details: { venue: venue.name } }, tx);
  });
}

/** Whether a person gets alerts. Errors: 404; 409 for an address outside of the business. */
export async function setReaderAlerts(
  { member, owner }: Caller,
  { id: venueId, readerId }: { id: string; readerId: string },
  isAlerted: boolean,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const found = await tx.newsReader.findFirst({
      where: { id: readerId, venueId },
      select: { user: { select: { email: true } } },
    });
    if (!found) throw notFound("newsReader");
    if (!found.user) throw new AppError("conflict", "alertsOfColleagues");
    await tx.newsReader.update({ where: { id: readerId }, data: { isAlerted }, select: { id: true } });
    const details = { venue: venue.name, email: found.user.email };
    await noteAct(actor, isAlerted ? "alerts_on" : "alerts_off", { details }, tx);
  });
}

/**
 * Adds a person of the business, or asks another address whether it wants the mail. Errors: 403 until the caller's own
 * mailbox is proven; 404 for a venue beyond reach; 409 for an address that is there, one too many, and a person of the
 * business who may not see the numbers of the venue; 503 when the question was refused, and then nothing is kept.
 */
export async function addReader(caller: Caller, venueId: string, { email, locale }: NewsReaderBody): Promise<void> {
  const { userId, member, owner } = caller;
  await requireConfirmedEmail(userId);
  const asked = await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const colleague = await tx.businessMember.findFirst({
      where: { businessId: actor.businessId, user: { email } },
      select: { userId: true, roles: { select: { role: true, venueId: true } } },
    });
    const reach = colleague && reachOf(colleague.roles, "figures");
    if (colleague && (reach === undefined || (reach !== null && !reach?.includes(venueId)))) {
      throw new AppError("conflict", "newsReaderMayNot");
    }
    await requireRoom(tx, venueId, email, colleague?.userId ?? null);
    const { id } = await tx.newsReader.create({
      data: {
        ...{ venueId, addedById: userId, createdAt: now() },
        ...(colleague ? { userId: colleague.userId } : { email, locale }),
      },
      select: { id: true },
    });
    await noteAct(actor, "mail_reader_added", { details: { venue: venue.name, email } }, tx);
    const news = await tx.venueNews.findUnique({ where: { venueId }, select: { rhythm: true } });
    return colleague ? null : { id, rhythm: news?.rhythm ?? null };
  });
  if (asked) await ask(caller, asked, email, locale);
}

async function requireRoom(tx: Transaction, venueId: string, email: string, userId: string | null): Promise<void> {
  const there = await tx.newsReader.findMany({ where: { venueId }, select: { email: true, userId: true } });
  if (there.some((each) => (userId ? each.userId === userId : each.email === email))) {
    throw new AppError("conflict", "newsReaderThere");
  }
  if (there.length >= MOST_NEWS_READERS) {
    throw new AppError("conflict", says("newsReadersMost", { count: MOST_NEWS_READERS }));
  }
}

type Asked = { id: string; rhythm: "week" | "month" | null };

/** A question that nobody can read is none. */
async function ask({ email: by }: Caller, { id, rhythm }: Asked, email: string, locale: WholeLocale): Promise<void> {
  try {
    await sendMail(email, askingMail({ by, rhythm: rhythm ?? "other", link: pageOf(id) }, locale));
  } catch (error) {
    log.warn({ err: error }, "an address was not asked about a venue's mail");
    await db.newsReader.deleteMany({ where: { id } });
    throw new AppError("unavailable", "newsNotAsked");
  }
}

/** From this moment the reader gets nothing. */
export async function removeReader({ member, owner }: Caller, venueId: string, readerId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "news");
    const venue = await findVenue(tx, owner, venueId);
    const found = await tx.newsReader.findFirst({
      where: { id: readerId, venueId },
      select: { email: true, user: { select: { email: true } } },
    });
    if (!found) throw notFound("newsReader");
    await tx.newsReader.deleteMany({ where: { id: readerId } });
    const email = found.user?.email ?? found.email ?? "";
    await noteAct(actor, "mail_reader_removed", { details: { venue: venue.name, email } }, tx);
  });
}

/** What the mail would say now, to a person of the business. */
export async function previewNews({ owner }: Pick<Caller, "owner">, venueId: string, locale: WholeLocale) {
  const venue = await getOwnedVenue(owner, venueId);
  const kept = await db.venueNews.findUnique({ where: { venueId }, select: { rhythm: true } });
  const letter = await readLetter(venue, kept?.rhythm ?? "week", now());
  const stopLink = pageOf(venueId).replace(/[^/]+$/, "…");
  return writeLetter(letter, { isMember: true, mayKitchen: true, stopLink }, locale) satisfies NewsPreviewWire;
}
