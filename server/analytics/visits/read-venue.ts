import { z } from "zod";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { knownZone } from "@/lib/analytics/time-zone";
import { DIET_KEYS } from "@/lib/dietary/diets";
import type { GuestGroup } from "@/lib/menus/menu-insight";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { type Reading, type Readings, shownIn } from "./breakdown-of";
import { countGuests } from "./count-guests";
import { countNeeds } from "./count-needs";
import { rangeStart } from "./range";

const PEOPLE = z.object({ guests: z.number(), independent: z.number() });
const ENTRY = z.object({
  at: z.iso.datetime().transform((text) => new Date(text)),
  counts: z.record(z.string(), PEOPLE).transform((counts) => new Map(Object.entries(counts))),
  shown: z
    .record(z.string(), z.object({ inside: PEOPLE, outside: PEOPLE }))
    .transform((shown) => new Map(Object.entries(shown))),
});
const KEPT = z.object({
  ranges: z.partialRecord(z.enum(TIME_RANGES), ENTRY),
  needs: z.array(PEOPLE.extend({ keys: z.array(z.enum(DIET_KEYS)) })),
});
const ROW = z.object({ readings: KEPT });

type Entry = Reading & { at: Date };
/** `needs`: the guests of all time by what they need, as of the reading of all time. */
export type VenueReading = { readings: Readings; needs: readonly GuestGroup[] };
type Venue = { id: string; zone: string };

/**
 * What may be said of a venue's guests now. A range is counted anew only when at least 5 independent guests came, or
 * fell out of it, since it last was: whoever watches for one person's arrival sees nothing change at that moment. What
 * is kept is a row of the venue, locked while somebody counts.
 */
export function readVenue(venueId: string): Promise<VenueReading> {
  return db.$transaction(async (tx) => {
    const venue = await lockReading(tx, venueId);
    if (!venue) return { readings: new Map(), needs: [] };
    await tx.$executeRaw`SELECT decide_guest_origins(${venueId}::uuid)`;
    const { kept } = venue;
    const ranges = new Map<TimeRange, Entry>();
    const renewed = new Set<TimeRange>();
    for (const range of TIME_RANGES) {
      const before = kept.ranges[range];
      const next = await renew(tx, venue, range, before);
      ranges.set(range, next);
      if (next !== before) renewed.add(range);
    }
    if (renewed.size === 0) return { readings: ranges, needs: kept.needs };
    const needs = renewed.has("lifetime") ? await countNeeds(tx, venueId) : kept.needs;
    const shown = new Map([...ranges].map(([range, entry]) => [range, { ...entry, shown: shownIn(ranges, range) }]));
    await store(tx, venueId, shown, needs);
    return { readings: shown, needs };
  });
}

async function lockReading(tx: Transaction, venueId: string) {
  await tx.$executeRaw`
    INSERT INTO venue_readings (venue_id, readings) SELECT id, '{"ranges": {}, "needs": []}' FROM venues
    WHERE id = ${venueId}::uuid AND NOT EXISTS (SELECT FROM venue_readings WHERE venue_id = ${venueId}::uuid)
    ON CONFLICT DO NOTHING`;
  const [row] = await queryRowsIn(
    tx,
    ROW.extend({ timeZone: z.string().nullable() }),
    Prisma.sql`
    SELECT r.readings, v.time_zone AS "timeZone" FROM venue_readings r JOIN venues v ON v.id = r.venue_id
    WHERE r.venue_id = ${venueId}::uuid FOR UPDATE OF r`,
  );
  return row ? { id: venueId, zone: knownZone(row.timeZone), kept: row.readings } : null;
}

/** The range counted anew if it is time for it, otherwise what was counted before. */
async function renew(tx: Transaction, venue: Venue, range: TimeRange, before: Entry | undefined): Promise<Entry> {
  const since = rangeStart(range, venue.zone);
  const counts = await countGuests(venue, range, tx);
  const entry = { at: now(), counts, shown: before?.shown ?? new Map() };
  // Nobody of before is in a range that began since.
  if (!before || (since !== null && since >= before.at)) return { ...entry, shown: new Map() };
  const all = (of: Reading) => of.counts.get("all")?.independent ?? 0;
  const isOther = before.shown.size === 0 || Math.abs(all(entry) - all(before)) >= SMALLEST_GROUP;
  return isOther || (await hasTurnedOver(tx, venue, range, before.at)) ? entry : before;
}

/** Whether at least 5 independent guests came, or fell out of the range, since a moment. */
async function hasTurnedOver(tx: Transaction, { id, zone }: Venue, range: TimeRange, at: Date): Promise<boolean> {
  const [from, to] = [rangeStart(range, zone, at), rangeStart(range, zone)];
  const [found] = await queryRowsIn(
    tx,
    z.object({ turned: z.number() }),
    Prisma.sql`
    SELECT count(*)::int AS turned FROM (
      SELECT FROM venue_guests WHERE venue_id = ${id}::uuid AND origin <> ''
        AND (check_in_time > ${at} OR (check_in_time >= ${from} AND check_in_time < ${to})) LIMIT ${SMALLEST_GROUP}) turned`,
  );
  return (found?.turned ?? 0) >= SMALLEST_GROUP;
}

async function store(
  tx: Transaction,
  venueId: string,
  ranges: ReadonlyMap<TimeRange, Entry>,
  needs: readonly GuestGroup[],
): Promise<void> {
  const plain = [...ranges].map(([range, { at, counts, shown }]) => [
    range,
    { at: at.toISOString(), counts: Object.fromEntries(counts), shown: Object.fromEntries(shown) },
  ]);
  const readings = JSON.stringify({ ranges: Object.fromEntries(plain), needs });
  await tx.$executeRaw`UPDATE venue_readings SET readings = ${readings}::jsonb WHERE venue_id = ${venueId}::uuid`;
}
