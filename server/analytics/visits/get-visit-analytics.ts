import type { z } from "zod";
import type { VisitAnalyticsWire, visitAnalyticsQuery } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { getOwnedVenue, listAllVenues, type OwnedVenue } from "./owned-venue";
import { daysAgo, rangeStart } from "./range";
import { readTallies } from "./tallies";
import { type Counts, EVER, sums, visitsSince } from "./visits-since";

type Query = z.infer<typeof visitAnalyticsQuery>;
type Range = Pick<Query, "days" | "time_range">;

const NONE: Counts = { physical: 0, online: 0 };

/**
 * The visits of one of the caller's venues, or of all, deleted ones included; `active` is as of now, whatever the
 * range.
 */
export async function getVisitAnalytics(caller: { userId: string }, query: Query): Promise<VisitAnalyticsWire> {
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
  return countSince(venues, ({ zone }) => (range ? (rangeStart(range, zone) ?? EVER) : daysAgo(days ?? 0)));
}

async function countSince(venues: readonly OwnedVenue[], since: (venue: OwnedVenue) => Date): Promise<Counts> {
  const ranges = venues.map((venue) => ({ venue, since: since(venue) }));
  const [counts] = await queryLaggingRows<Counts>(Prisma.sql`SELECT ${sums} FROM ${visitsSince(ranges)}`);
  return counts ?? NONE;
}

async function countLifetime(venues: readonly OwnedVenue[]): Promise<Counts> {
  const former = venues.filter(({ isFormer }) => isFormer);
  const [tallies, kept] = await Promise.all([
    readTallies(idsOf(venues), ["visits"]),
    former.length > 0 ? countSince(former, () => EVER) : NONE,
  ]);
  const of = (isOnline: boolean) =>
    tallies.filter(({ bucket }) => (bucket === "ONLINE") === isOnline).reduce((sum, { tally }) => sum + tally, 0);
  return { physical: of(false) + kept.physical, online: of(true) + kept.online };
}

/** By the clock: an expired visit is not active, whether or not that is stored yet. */
async function countActive(venues: readonly OwnedVenue[]): Promise<Counts> {
  const [counts] = await queryLaggingRows<Counts>(Prisma.sql`
    SELECT count(*) FILTER (WHERE visit_type <> 'ONLINE')::int AS physical, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online
    FROM unnest(${idsOf(venues)}::uuid[]) venue(id), LATERAL (
      SELECT visit_type FROM visits WHERE venue_id = venue.id AND status = 'active' AND expires_at > ${now()} OFFSET 0) v`);
  return counts ?? NONE;
}

const idsOf = (venues: readonly OwnedVenue[]) => venues.filter(({ isFormer }) => !isFormer).map(({ id }) => id);
