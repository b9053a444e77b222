import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@/lib/durations";
import { notFound } from "@/lib/errors";
import { DEFAULT_LOCALE, readLocale } from "@/lib/i18n/locales";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { inPlan } from "../access";
import { toDate, toDay } from "../wire";
import { calendarIdOf } from "./calendar-key";
import { writeCalendar } from "./write-calendar";

/** What a calendar shows of a plan: enough to look back at, and as far ahead as people plan. */
const DAYS_BACK = 35;
const DAYS_AHEAD = 120;
const MOST_ENTRIES = 2000;

const dayFrom = (time: number): Date => toDate(toDay(new Date(time)));

/**
 * The plan behind a key as an iCalendar file (RFC 5545), and its entity tag. It holds titles, servings and addresses of
 * recipes; verdicts and everything else about a person's card stay here. Errors: 404 for a key that is wrong or was
 * revoked, and once its owner left the household.
 */
export async function readCalendar(key: string): Promise<{ bytes: Uint8Array; etag: string }> {
  const id = calendarIdOf(key);
  const feed = id && (await db.calendarFeed.findUnique({ where: { id }, select: feedSelect }));
  if (!feed) throw notFound("calendar");
  const { userId, householdId } = feed;
  const time = now().getTime();
  const entries = await db.mealEntry.findMany({
    where: {
      ...inPlan({ userId, householdId }),
      day: { gte: dayFrom(time - DAYS_BACK * DAY_MS), lte: dayFrom(time + DAYS_AHEAD * DAY_MS) },
    },
    orderBy: [{ day: "asc" }, { meal: "asc" }, { position: "asc" }, { id: "asc" }],
    take: MOST_ENTRIES,
    select: {
      ...{ id: true, day: true, meal: true, isNote: true, title: true, servings: true, updatedAt: true },
      recipe: { select: { id: true, baseRecipeTitle: true } },
    },
  });
  await db.calendarFeed.updateMany({
    where: { id: feed.id, OR: [{ lastReadAt: null }, { lastReadAt: { lt: new Date(time - HOUR_MS) } }] },
    data: { lastReadAt: now() },
  });
  const text = writeCalendar({
    locale: readLocale(feed.locale) ?? DEFAULT_LOCALE,
    household: feed.member?.household.name ?? null,
    entries: entries.map(({ day, servings, recipe, isNote, ...entry }) => ({
      ...entry,
      day: toDay(day),
      servings: servings?.toNumber() ?? null,
      recipe: isNote || !recipe ? null : { id: recipe.id, isVariant: recipe.baseRecipeTitle !== null },
    })),
    origin: env.APP_URL,
  });
  const bytes = new TextEncoder().encode(text);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
}

const feedSelect = {
  ...{ id: true, userId: true, householdId: true, locale: true },
  member: { select: { household: { select: { name: true } } } },
} as const;
