import type { z } from "zod";
import type { VisitAnalyticsWire, visitAnalyticsQuery } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import type { Owner } from "@/server/venues/access";
import { getOwnedVenue, listAllVenues, type OwnedVenue } from "./owned-venue";
import { daysAgo, rangeStart } from "./range";
import { readTallies } from "./tallies";
import { COUNTS, type Counts, EVER, sums, visitsSince } from "./visits-since";

type Query = z.infer<typeof visitAnalyticsQuery>;
type Range = Pick<Query, "days" | "time_range">;

const NONE: Counts = { physical: 0, online: 0 };

/**
 * The visits of one of the caller's venues, or of all, deleted ones included; `active` is as of now, whatever the
 * range.
 */
export async function getVisitAnalytics(caller: Owner, query: Query): Promise<VisitAnalyticsWire> {
  const venues = query.venue_id ? [await getOwnedVenue(caller, query.venue_id)] : await listAllVenues(caller);
  return countVisits(venues, query);
}

export async function countVisits(venues: readonly OwnedVenue[], range: Range): Promise<VisitAnalyticsWire> {
  const [all, active] = await Promise.all([countAll(venues, range), countActive(venues)]);
  return {
    total_visits: all.physical + all.online,
    physical_visits: all.physical,
    online_visits: all.online,
    active_visits: active.physical + active.online,
    active_physical_visits: active.physical,
    active_online_visits: active.online,
  };
}

async function countAll(venues: readonly OwnedVenue[], { days, time_range: range }: Range): Promise<Counts> {
  if (range === "lifetime" || (!range && days === undefined)) return countLifetime(venues);
  if (range) return countSince(venues, ({ zone }) => rangeStart(range, zone) ?? EVER);
  const since = daysAgo(days ?? 0);
  const former = venues.filter(({ isFormer }) => isFormer);
  return add(await Promise.all([countDays(idsOf(venues), since), countSince(former, () => since)]));
}

/**
 * The day in which the range begins is counted from its visits, and the whole days after it from the tallies, all in
 * one snapshot. To which day a visit belongs is decided by the same clock as in the tallies. No day of a clock is
 * longer than 26 hours, so visits are looked up in that span only.
 */
async function countDays(venueIds: readonly string[], since: Date): Promise<Counts> {
  const isLater = Prisma.sql`measure IN ('physical_day', 'online_day') AND bucket > first.day`;
  const [counts] = await queryLaggingRows(
    COUNTS,
    Prisma.sql`
    WITH zones AS MATERIALIZED (
      SELECT named, known_zone(named) AS zone
      FROM (SELECT DISTINCT coalesce(time_zone, 'UTC') AS named FROM venues WHERE id = ANY (${venueIds}::uuid[])) each
    ), first AS MATERIALIZED (
      SELECT id, zone, to_char(${since}::timestamptz AT TIME ZONE zone, 'YYYY-MM-DD') AS day
      FROM venues JOIN zones ON named = coalesce(time_zone, 'UTC') WHERE id = ANY (${venueIds}::uuid[])
    )
    SELECT ${sums} FROM (
      SELECT CASE counted.measure WHEN 'online_day' THEN 'ONLINE' ELSE 'GENERAL' END AS visit_type, counted.tally AS visits FROM (
        SELECT measure, tally FROM first, LATERAL (
          SELECT measure, tally FROM venue_tallies WHERE venue_id = first.id AND ${isLater} OFFSET 0) later
        UNION ALL
        SELECT measure, change FROM venue_tally_changes JOIN first ON first.id = venue_id WHERE ${isLater}
        UNION ALL
        SELECT measure, change FROM venue_counted JOIN first ON first.id = venue_id,
          unnest(measures, buckets, changes) each(measure, bucket, change) WHERE ${isLater}
      ) counted
      UNION ALL
      SELECT at.visit_type::text, 1 FROM first, LATERAL (
        SELECT visit_type FROM visits WHERE visits.venue_id = first.id
          AND check_in_time >= ${since} AND check_in_time < ${since}::timestamptz + interval '26 hours'
          AND to_char(check_in_time AT TIME ZONE first.zone, 'YYYY-MM-DD') = first.day OFFSET 0) at
    ) v`,
  );
  return counts ?? NONE;
}

const add = (parts: readonly Counts[]): Counts =>
  parts.reduce(
    ({ physical, online }, part) => ({ physical: physical + part.physical, online: online + part.online }),
    NONE,
  );

async function countSince(venues: readonly OwnedVenue[], since: (venue: OwnedVenue) => Date): Promise<Counts> {
  const ranges = venues.map((venue) => ({ venue, since: since(venue) }));
  if (venues.length === 0) return NONE;
  const [counts] = await queryLaggingRows(COUNTS, Prisma.sql`SELECT ${sums} FROM ${visitsSince(ranges)}`);
  return counts ?? NONE;
}

async function countLifetime(venues: readonly OwnedVenue[]): Promise<Counts> {
  const former = venues.filter(({ isFormer }) => isFormer);
  const [tallies, kept] = await Promise.all([readTallies(idsOf(venues), ["visits"]), countSince(former, () => EVER)]);
  const of = (isOnline: boolean) =>
    tallies.filter(({ bucket }) => (bucket === "ONLINE") === isOnline).reduce((sum, { tally }) => sum + tally, 0);
  return add([{ physical: of(false), online: of(true) }, kept]);
}

/** By the clock: an expired visit is not active, whether or not that is stored yet. */
async function countActive(venues: readonly OwnedVenue[]): Promise<Counts> {
  const [counts] = await queryLaggingRows(
    COUNTS,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE visit_type <> 'ONLINE')::int AS physical, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online
    FROM unnest(${idsOf(venues)}::uuid[]) venue(id), LATERAL (
      SELECT visit_type FROM visits WHERE venue_id = venue.id AND status = 'active' AND expires_at > ${now()} OFFSET 0) v`,
  );
  return counts ?? NONE;
}

const idsOf = (venues: readonly OwnedVenue[]) => venues.filter(({ isFormer }) => !isFormer).map(({ id }) => id);
