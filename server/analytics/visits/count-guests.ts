import { z } from "zod";
import { NOBODY, type People } from "@/lib/analytics/suppress";
import type { TimeRange } from "@/lib/analytics/time-ranges";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows, queryRowsIn } from "@/server/db/query-rows";
import type { OwnedVenue } from "./owned-venue";
import { rangeStart } from "./range";
import { readTallies } from "./tallies";

/** The number of guests in each category. */
export type Counts = ReadonlyMap<string, People>;

const GUESTS = z.object({ category: z.string(), guests: z.number(), independent: z.number() });
const PEOPLE = z.object({ people: z.number() });

/** A guest belongs to a range when their latest visit lies in it. */
export async function countGuests(
  venue: Pick<OwnedVenue, "id" | "zone">,
  range: TimeRange,
  tx?: Transaction,
): Promise<Counts> {
  const since = rangeStart(range, venue.zone);
  if (since === null) return countAll(venue.id, tx);
  const statement = Prisma.sql`
    SELECT category, count(*)::int AS guests, (count(*) FILTER (WHERE origin <> ''))::int AS independent
    FROM venue_guests, unnest(categories) category
    WHERE venue_id = ${venue.id}::uuid AND check_in_time >= ${since} GROUP BY category`;
  const rows = await (tx ? queryRowsIn(tx, GUESTS, statement) : queryLaggingRows(GUESTS, statement));
  return new Map(rows.map(({ category, ...people }) => [category, people]));
}

async function countAll(venueId: string, tx?: Transaction): Promise<Counts> {
  const tallies = await readTallies([venueId], ["guests", "independent"], tx);
  const counts = new Map<string, People>();
  for (const { measure, bucket, tally } of tallies) {
    counts.set(bucket, { ...(counts.get(bucket) ?? NOBODY), [measure]: tally });
  }
  return counts;
}

/**
 * The number of guests of several venues in a range; a guest of two venues counts at each. Deleted venues count none.
 */
export async function countPeople(venues: readonly OwnedVenue[], range: TimeRange): Promise<number> {
  const present = venues.filter(({ isFormer }) => !isFormer);
  const ids = present.map(({ id }) => id);
  if (range === "lifetime") {
    const tallies = await readTallies(ids, ["guests"]);
    return tallies.find(({ bucket }) => bucket === "all")?.tally ?? 0;
  }
  const since = present.map(({ zone }) => rangeStart(range, zone));
  const [counted] = await queryLaggingRows(
    PEOPLE,
    Prisma.sql`
    SELECT count(*)::int AS people FROM unnest(${ids}::uuid[], ${since}::timestamptz[]) range(venue_id, since), LATERAL (
      SELECT FROM venue_guests g WHERE g.venue_id = range.venue_id AND g.check_in_time >= range.since OFFSET 0) guest`,
  );
  return counted?.people ?? 0;
}
