import { dayText, startOf } from "@/lib/analytics/figure-ranges";
import { knownZone, wallTime } from "@/lib/analytics/time-zone";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import { FEWEST_TO_ALERT, isQuiet } from "@/lib/venue-news/rhythm";
import { getFigures } from "@/server/analytics/figures/get-figures";
import { endSignal } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { log } from "@/server/log";
import { sendMailWith } from "@/server/mail/send-mail";
import { memberWith } from "./allowed";
import { pageOf, stopAddressOf } from "./news-keys";
import { areCardsUnread } from "./unread-cards";
import { type Alert, writeAlert } from "./write-alert";

const PAGE = 100;
/** Which alerts were sent is asked for of the same day only. */
const KEPT_MS = 30 * DAY_MS;
const VALID_MS = DAY_MS;

const venueSelect = {
  ...{ venueId: true, spikePercent: true, dropPercent: true, unreadMinutes: true, quietFrom: true, quietUntil: true },
  lookedAt: true,
  venue: { select: { id: true, name: true, ownerId: true, timeZone: true, guestRetentionDays: true } },
} as const;

const findAlerting = (after: string) =>
  db.venueNews.findMany({
    where: {
      venueId: { gt: after },
      OR: [{ spikePercent: { not: null } }, { dropPercent: { not: null } }, { unreadMinutes: { not: null } }],
    },
    orderBy: { venueId: "asc" },
    take: PAGE,
    select: venueSelect,
  });
type Alerting = Awaited<ReturnType<typeof findAlerting>>[number];

/**
 * Tells of days that were not as usual, and of cards with allergies that nobody reads. The alert of a kind and day is taken
 * and its mails are queued in one transaction. @returns how many alerts were sent
 */
export async function sendAlerts(): Promise<number> {
  await db.newsAlert.deleteMany({ where: { sentAt: { lt: new Date(now().getTime() - KEPT_MS) } } });
  let sent = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const venues = await findAlerting(after);
    for (const venue of venues) {
      try {
        sent += await lookAt(venue);
      } catch (error) {
        log.error({ err: error }, "a venue was not looked at for alerts; the next run tries again");
      }
    }
    const last = venues.at(-1);
    if (!last || venues.length < PAGE || endSignal.aborted) return sent;
    after = last.venueId;
  }
}

async function lookAt(alerting: Alerting): Promise<number> {
  const zone = knownZone(alerting.venue.timeZone);
  const wall = wallTime(now(), zone);
  if (isQuiet(wall.hour, alerting.quietFrom, alerting.quietUntil)) return 0;
  const today = startOf(wall, zone);
  return (await lookAtYesterday(alerting, zone, today)) + (await lookAtCards(alerting, zone, today));
}

/** Each day is looked at once, after it is over: its figures are those of Weeks, under "yesterday". */
async function lookAtYesterday(alerting: Alerting, zone: string, today: Date): Promise<number> {
  const { spikePercent, dropPercent, venue, lookedAt } = alerting;
  if (spikePercent === null && dropPercent === null) return 0;
  const day = dayText(new Date(today.getTime() - 1), zone);
  if (lookedAt && dayText(lookedAt, "UTC") >= day) return 0;
  const readable = { id: venue.id, name: venue.name, zone, retentionDays: venue.guestRetentionDays };
  const { onsite, online, people, compared } = await getFigures(readable, { range: "yesterday", compare: "weekdays" });
  const told = onsite + online;
  const alert = compared && againstUsual({ day, told, usual: compared.visits, spikePercent, dropPercent });
  // A day of few people would point at them.
  const isTold = alert && (alert.kind === "drop" || people !== null);
  return send(alerting, day, isTold ? alert : null);
}

type Day = { day: string; told: number; usual: number; spikePercent: number | null; dropPercent: number | null };

function againstUsual({
  day,
  told,
  usual,
  spikePercent,
  dropPercent,
}: Day): (Alert & { kind: "spike" | "drop" }) | null {
  if (usual === 0 || Math.max(told, usual) < FEWEST_TO_ALERT) return null;
  const change = ((told - usual) / usual) * 100;
  const found = { day, told, usual, percent: Math.round(Math.abs(change)) };
  if (spikePercent !== null && change >= spikePercent) return { kind: "spike", threshold: spikePercent, ...found };
  if (dropPercent !== null && -change >= dropPercent) return { kind: "drop", threshold: dropPercent, ...found };
  return null;
}

async function lookAtCards(alerting: Alerting, zone: string, today: Date): Promise<number> {
  const { unreadMinutes: minutes, venueId } = alerting;
  if (minutes === null) return 0;
  const day = dayText(today, zone);
  const key = { venueId, kind: "unread_allergies", day: new Date(day) } as const;
  if ((await db.newsAlert.count({ where: key })) > 0) return 0;
  const until = new Date(now().getTime() - minutes * MINUTE_MS);
  if (until <= today || !(await areCardsUnread(venueId, today, until))) return 0;
  return send(alerting, day, { kind: "unread_allergies", minutes });
}

/** Takes the alert, and queues a mail to each who may see what it is about. Without one, notes that a day was looked at. */
async function send(alerting: Alerting, day: string, alert: Alert | null): Promise<number> {
  const { venueId } = alerting;
  const date = new Date(day);
  const isOfDay = alert?.kind !== "unread_allergies";
  const finish = await db.$transaction(async (tx) => {
    if (isOfDay) {
      const { count } = await tx.venueNews.updateMany({
        where: { venueId, OR: [{ lookedAt: null }, { lookedAt: { lt: date } }] },
        data: { lookedAt: date },
      });
      if (count === 0) return null;
    }
    if (!alert) return null;
    const taken = await tx.newsAlert.createMany({
      data: [{ venueId, kind: alert.kind, day: date, sentAt: now() }],
      skipDuplicates: true,
    });
    return taken.count === 0 ? null : queueMails(tx, alerting, alert);
  });
  for (const write of finish ?? []) await write();
  return finish === null ? 0 : 1;
}

async function queueMails(tx: Transaction, alerting: Alerting, alert: Alert): Promise<(() => Promise<void>)[]> {
  const { venueId, venue, quietFrom, quietUntil } = alerting;
  const readers = await tx.newsReader.findMany({
    where: { venueId, isAlerted: true },
    select: { id: true, userId: true, user: { select: { email: true } } },
  });
  const finish: (() => Promise<void>)[] = [];
  for (const { id, userId, user } of readers) {
    // Unread cards are guests whom the reader may see by name; a day is a number.
    const right = alert.kind === "unread_allergies" ? "guests" : "figures";
    if (!userId || !user || !(await memberWith(userId, right, venue))) continue;
    const place = { id: venueId, name: venue.name, quietFrom, quietUntil };
    const words = (locale: Parameters<typeof writeAlert>[3]) => writeAlert(alert, place, pageOf(id), locale);
    finish.push(await sendMailWith(tx, user.email, { words, stop: stopAddressOf(id), validForMs: VALID_MS }, userId));
  }
  return finish;
}
