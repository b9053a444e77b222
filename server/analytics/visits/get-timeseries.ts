import { z } from "zod";
import type { TimeRange } from "@/lib/analytics/time-ranges";
import { startOfDay, wallTime } from "@/lib/analytics/time-zone";
import { DAY_MS, HOUR_MS } from "@/lib/durations";
import type { Interval, TimeseriesWire } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import type { OwnedVenue } from "./owned-venue";
import { rangeStart } from "./range";
import { readTallies } from "./tallies";
import { COUNTS, type Counts, EVER, sums, visitsSince } from "./visits-since";

type Day = { year: number; month: number; day: number };
type Days = Map<string, Counts>;

/** Protects against a first visit dated long ago by mistake; a chart with more buckets shows nothing useful. */
const MOST_BUCKETS = 4000;

/** Visits by hour, day, week (from Monday) or month of the venue's own clock, including empty buckets. */
export const getTimeseries = (venue: OwnedVenue, range: TimeRange, interval?: Interval): Promise<TimeseriesWire> =>
  getTimeseriesOf([venue], range, interval);

/**
 * The same as getTimeseries for several venues together: each is counted by its own clock, and the buckets are labelled
 * by the clock of the first.
 */
export async function getTimeseriesOf(
  venues: readonly OwnedVenue[],
  range: TimeRange,
  interval?: Interval,
): Promise<TimeseriesWire> {
  const zone = venues[0]?.zone ?? "UTC";
  if (range === "lifetime") return inBuckets(zone, await countLifetime(venues), interval ?? "day");
  const ranges = venues.map((venue) => ({ venue, since: rangeStart(range, venue.zone) ?? EVER }));
  if (interval !== undefined && interval !== "hour") return inBuckets(zone, await countDays(ranges), interval);
  return countHours(ranges, zone);
}

type Ranges = Parameters<typeof visitsSince>[0];

const HOUR = COUNTS.extend({ hour: z.number() });
const DAY = COUNTS.extend({ day: z.string() });

/** By hour, from the hour in which the range begins to the current one. Hours start by the first venue's clock. */
async function countHours(ranges: Ranges, zone: string): Promise<TimeseriesWire> {
  const earliest = new Date(Math.min(...ranges.map(({ since }) => since.getTime())));
  const { minute, second } = wallTime(earliest, zone);
  const first = earliest.getTime() - minute * 60_000 - second * 1000 - (earliest.getTime() % 1000);
  const rows = await queryLaggingRows(
    HOUR,
    Prisma.sql`
    SELECT greatest(0, floor((extract(epoch FROM v.time) * 1000 - ${first}::bigint) / ${HOUR_MS}::int))::int AS hour, ${sums}
    FROM ${visitsSince(ranges)} GROUP BY 1`,
  );
  const counted = new Map(rows.map((row) => [row.hour, row]));
  const hours = Math.max(1, Math.floor((now().getTime() - first) / HOUR_MS) + 1);
  return Array.from({ length: hours }, (_, hour) => bucket(new Date(first + hour * HOUR_MS), counted.get(hour)));
}

const bucket = (start: Date, counts: Counts | undefined) => ({
  bucket: start.toISOString(),
  physical: counts?.physical ?? 0,
  online: counts?.online ?? 0,
});

async function countDays(ranges: Ranges): Promise<Days> {
  const rows = await queryLaggingRows(
    DAY,
    Prisma.sql`
    SELECT to_char(wall_time(v.time, v.zone), 'YYYY-MM-DD') AS day, ${sums} FROM ${visitsSince(ranges)} GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.day, row]));
}

async function countLifetime(venues: readonly OwnedVenue[]): Promise<Days> {
  const former = venues.filter(({ isFormer }) => isFormer);
  const [tallies, days] = await Promise.all([
    readTallies(
      venues.filter(({ isFormer }) => !isFormer).map(({ id }) => id),
      ["physical_day", "online_day"],
    ),
    former.length > 0 ? countDays(former.map((venue) => ({ venue, since: EVER }))) : (new Map() as Days),
  ]);
  for (const { measure, bucket: day, tally } of tallies) {
    const { physical, online } = days.get(day) ?? { physical: 0, online: 0 };
    days.set(
      day,
      measure === "online_day" ? { physical, online: online + tally } : { physical: physical + tally, online },
    );
  }
  return days;
}

/** Sums days (YYYY-MM-DD) into buckets, from the first day with a visit to today. */
function inBuckets(zone: string, days: ReadonlyMap<string, Counts>, interval: Interval): TimeseriesWire {
  const sorted = [...days.keys()].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gathered = new Map<number, Counts>();
  for (const [day, counts] of days) {
    const key = bucketOf(toDay(day), interval);
    const sum = gathered.get(key) ?? { physical: 0, online: 0 };
    gathered.set(key, { physical: sum.physical + counts.physical, online: sum.online + counts.online });
  }
  const today = wallTime(now(), zone);
  const end = Math.max(bucketOf(today, interval), bucketOf(toDay(last), interval));
  const series: TimeseriesWire = [];
  for (let key = bucketOf(toDay(first), interval); key <= end; key = nextBucket(key, interval)) {
    const date = new Date(key);
    const start = startOfDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), zone);
    series.push(bucket(start, gathered.get(key)));
  }
  return series.slice(-MOST_BUCKETS);
}

function toDay(text: string): Day {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return { year, month, day };
}

/** The first day of the bucket that a day belongs to, as milliseconds of a calendar without time zones. */
function bucketOf({ year, month, day }: Day, interval: Interval): number {
  if (interval === "month") return Date.UTC(year, month - 1, 1);
  const date = Date.UTC(year, month - 1, day);
  if (interval !== "week") return date;
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return date - sinceMonday * DAY_MS;
}

function nextBucket(key: number, interval: Interval): number {
  if (interval === "month") {
    const date = new Date(key);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  return key + (interval === "week" ? 7 : 1) * DAY_MS;
}
