import { startOfDay, wallTime } from "@/lib/analytics/time-zone";
import type { Interval, TimeRange, TimeseriesWire } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import type { OwnedVenue } from "./owned-venue";
import { rangeStart } from "./range";
import { readTallies } from "./tallies";

type Counts = { physical: number; online: number };
type Day = { year: number; month: number; day: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A venue's first visit may be dated long ago by mistake; a chart of more has nothing to show. */
const MOST_BUCKETS = 4000;

/** Visits by hour, day, week (from Monday) or month of the venue's own clock, empty ones in between included. */
export function getTimeseries(venue: OwnedVenue, range: TimeRange, interval?: Interval): Promise<TimeseriesWire> {
  const since = rangeStart(range, venue.zone);
  if (since === null) return countLifetime(venue, interval ?? "day");
  return interval === undefined || interval === "hour" ? countHours(venue, since) : countDays(venue, since, interval);
}

/** From the hour in which the range begins to this one. Hours begin where the venue's clock strikes. */
async function countHours(venue: OwnedVenue, since: Date): Promise<TimeseriesWire> {
  const offset = wallTime(since, venue.zone).minute * 60_000 + wallTime(since, venue.zone).second * 1000;
  const first = since.getTime() - offset - (since.getTime() % 1000);
  const rows = await queryRows<{ hour: number } & Counts>(Prisma.sql`
    SELECT floor((extract(epoch FROM check_in_time) * 1000 - ${first}::bigint) / ${HOUR_MS}::int)::int AS hour, ${sums}
    FROM visits WHERE venue_id = ${venue.id}::uuid AND check_in_time >= ${since} GROUP BY 1`);
  const counted = new Map(rows.map((row) => [row.hour, row]));
  const hours = Math.max(1, Math.floor((now().getTime() - first) / HOUR_MS) + 1);
  return Array.from({ length: hours }, (_, hour) => bucket(new Date(first + hour * HOUR_MS), counted.get(hour)));
}

const sums = Prisma.sql`count(*) FILTER (WHERE visit_type <> 'ONLINE')::int AS physical, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online`;

const bucket = (start: Date, counts: Counts | undefined) => ({
  bucket: start.toISOString(),
  physical: counts?.physical ?? 0,
  online: counts?.online ?? 0,
});

async function countDays(venue: OwnedVenue, since: Date, interval: Interval): Promise<TimeseriesWire> {
  const rows = await queryRows<{ day: string } & Counts>(Prisma.sql`
    SELECT to_char(wall_time(check_in_time, ${venue.zone}), 'YYYY-MM-DD') AS day, ${sums}
    FROM visits WHERE venue_id = ${venue.id}::uuid AND check_in_time >= ${since} GROUP BY 1`);
  return inBuckets(venue, new Map(rows.map((row) => [row.day, row])), interval);
}

async function countLifetime(venue: OwnedVenue, interval: Interval): Promise<TimeseriesWire> {
  const tallies = await readTallies([venue.id], ["physical_day", "online_day"]);
  const days = new Map<string, Counts>();
  for (const { measure, bucket: day, tally } of tallies) {
    const counts = days.get(day) ?? { physical: 0, online: 0 };
    counts[measure === "online_day" ? "online" : "physical"] += tally;
    days.set(day, counts);
  }
  return inBuckets(venue, days, interval);
}

/** Days (YYYY-MM-DD) gathered into buckets, from the first day with a visit to today. */
function inBuckets(venue: OwnedVenue, days: ReadonlyMap<string, Counts>, interval: Interval): TimeseriesWire {
  const first = [...days.keys()].sort()[0];
  if (first === undefined) return [];
  const gathered = new Map<number, Counts>();
  for (const [day, counts] of days) {
    const key = bucketOf(toDay(day), interval);
    const sum = gathered.get(key) ?? { physical: 0, online: 0 };
    gathered.set(key, { physical: sum.physical + counts.physical, online: sum.online + counts.online });
  }
  const last = [...days.keys()].sort().at(-1) ?? first;
  const today = wallTime(now(), venue.zone);
  const end = Math.max(bucketOf(today, interval), bucketOf(toDay(last), interval));
  const series: TimeseriesWire = [];
  for (let key = bucketOf(toDay(first), interval); key <= end; key = nextBucket(key, interval)) {
    const date = new Date(key);
    const start = startOfDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), venue.zone);
    series.push(bucket(start, gathered.get(key)));
  }
  return series.slice(-MOST_BUCKETS);
}

function toDay(text: string): Day {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return { year, month, day };
}

/** The first day of the bucket of a day, as milliseconds of a calendar without zones. */
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
