import { z } from "zod";
import { daysOf, spanOf, startOf } from "@/lib/analytics/figure-ranges";
import { knownZone, wallTime } from "@/lib/analytics/time-zone";
import { HOUR_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { advanceGroups } from "./advance-groups";

const VENUE = z.object({ id: z.string(), timeZone: z.string().nullable(), since: z.date() });
const PACKED = z.object({ packed: z.number() });
const STARTS = z.object({ starts: z.date() });

/** A day is packed so long after its end: by then the visits on site are over. */
const SETTLED_MS = 3 * HOUR_MS;
const MOST_VENUES = 500;
/** Packed by one statement: a lock is held for as long. */
const MOST_DAYS = 60;

/**
 * Packs the days that are over of all venues with visits, and those of which a visit changed since. Several processes may
 * do this at once. @returns how many days were packed
 */
export async function packDays(): Promise<number> {
  let packed = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const venues = await queryRows(
      VENUE,
      Prisma.sql`
      SELECT v.id, v.time_zone AS "timeZone", visited.since FROM venues v, LATERAL (
        SELECT min(check_in_time) AS since FROM visits WHERE venue_id = v.id) visited
      WHERE v.id > ${after}::uuid AND visited.since IS NOT NULL ORDER BY v.id LIMIT ${MOST_VENUES}`,
    );
    for (const venue of venues) packed += await packVenue(venue);
    const last = venues.at(-1);
    if (!last || venues.length < MOST_VENUES) return packed;
    after = last.id;
  }
}

type Venue = z.infer<typeof VENUE>;

/** Packs what is over and not packed of one venue. */
export async function packVenue({ id, timeZone, since }: Venue): Promise<number> {
  const zone = knownZone(timeZone);
  const until = startOf(wallTime(new Date(now().getTime() - SETTLED_MS), zone), zone);
  const { from } = spanOf({ range: "all" }, { zone, at: now() }, since);
  if (from >= until) return 0;
  const days = daysOf({ from, to: until }, zone);
  const kept = await queryRows(
    STARTS,
    Prisma.sql`SELECT starts FROM visit_days WHERE venue_id = ${id}::uuid AND packed IS NOT NULL`,
  );
  const known = new Set(kept.map(({ starts }) => starts.getTime()));
  const missing = days.filter(({ from }) => !known.has(from.getTime()));
  let packed = 0;
  for (let n = 0; n < missing.length; n += MOST_DAYS) {
    const part = missing.slice(n, n + MOST_DAYS);
    const [done] = await queryRows(
      PACKED,
      Prisma.sql`
      SELECT pack_days(${id}::uuid, ${zone}::text, ${part.map(({ from }) => from)}::timestamptz[],
        ${part.map(({ to }) => to)}::timestamptz[]) AS packed`,
    );
    packed += done?.packed ?? 0;
  }
  await advanceGroups(id, from, until);
  return packed;
}
