import type { z } from "zod";
import type { VisitAnalyticsWire, visitAnalyticsQuery } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { getOwnedVenue, listOwnedVenues, type OwnedVenue } from "./owned-venue";
import { daysAgo, rangeStart } from "./range";
import { readTallies } from "./tallies";

type Query = z.infer<typeof visitAnalyticsQuery>;
type Counts = { physical: number; online: number };

/** The visits of one venue of the caller's, or of all of them together; active is what goes on now, in every range. */
export async function getVisitAnalytics(caller: { userId: string }, query: Query): Promise<VisitAnalyticsWire> {
  const venues = query.venue_id ? [await getOwnedVenue(caller, query.venue_id)] : await listOwnedVenues(caller);
  return countVisits(venues, query);
}

export async function countVisits(
  venues: readonly OwnedVenue[],
  query: Pick<Query, "days" | "time_range">,
): Promise<VisitAnalyticsWire> {
  const [all, active] = await Promise.all([countAll(venues, query), countActive(venues)]);
  return {
    total_visits: all.physical + all.online,
    physical_visits: all.physical,
    online_visits: all.online,
    active_visits: active.physical + active.online,
    active_physical_visits: active.physical,
    active_online_visits: active.online,
  };
}

async function countAll(
  venues: readonly OwnedVenue[],
  { days, time_range: range }: Pick<Query, "days" | "time_range">,
) {
  if (range === "lifetime" || (!range && days === undefined)) return countLifetime(venues);
  const since = venues.map(({ zone }) => (range ? (rangeStart(range, zone) ?? now()) : daysAgo(days ?? 0)));
  const [counts] = await queryRows<Counts>(Prisma.sql`
    SELECT count(*) FILTER (WHERE visit_type <> 'ONLINE')::int AS physical, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online
    FROM unnest(${venues.map(({ id }) => id)}::uuid[], ${since}::timestamptz[]) range(venue_id, since)
    JOIN visits v ON v.venue_id = range.venue_id AND v.check_in_time >= range.since`);
  return counts ?? { physical: 0, online: 0 };
}

async function countLifetime(venues: readonly OwnedVenue[]): Promise<Counts> {
  const tallies = await readTallies(
    venues.map(({ id }) => id),
    ["visits"],
  );
  const of = (isOnline: boolean) =>
    tallies.filter(({ bucket }) => (bucket === "ONLINE") === isOnline).reduce((sum, { tally }) => sum + tally, 0);
  return { physical: of(false), online: of(true) };
}

/** By the clock: a visit whose time is over is not active, whether or not anybody wrote that down. */
async function countActive(venues: readonly OwnedVenue[]): Promise<Counts> {
  const [counts] = await queryRows<Counts>(Prisma.sql`
    SELECT count(*) FILTER (WHERE visit_type <> 'ONLINE')::int AS physical, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online
    FROM visits WHERE venue_id = ANY (${venues.map(({ id }) => id)}::uuid[]) AND status = 'active' AND expires_at > ${now()}`);
  return counts ?? { physical: 0, online: 0 };
}
