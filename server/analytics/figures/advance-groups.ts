import { z } from "zod";
import { daysOf, startOf } from "@/lib/analytics/figure-ranges";
import { knownZone, wallTime } from "@/lib/analytics/time-zone";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { type Batch, GroupBatches, type GroupVisit, type Waiting } from "./group-batches";

/** Counted in one transaction; a venue with a long past takes several. */
const MOST_DAYS = 60;

const MOMENTS = z.object({ all: z.string(), parts: z.string() });
const PROGRESS = z.object({
  until: z.date().nullable(),
  waiting: z.object({ step: z.string(), groups: z.record(z.string(), MOMENTS) }).nullable(),
  timeZone: z.string().nullable(),
});
const VISIT = z.object({
  at: z.date(),
  person: z.string().nullable(),
  isIndependent: z.boolean(),
  categories: z.array(z.string()),
  parts: z.array(z.string()),
});

/** Counts a venue's groups up to a moment at which a day of its clock begins. @returns how many batches were made */
export async function advanceGroups(venueId: string, since: Date, until: Date): Promise<number> {
  let made = 0;
  for (;;) {
    const done = await db.$transaction((tx) => advancePart(tx, venueId, since, until));
    made += done.made;
    if (!done.hasMore) return made;
  }
}

async function advancePart(tx: Transaction, venueId: string, since: Date, until: Date) {
  // The lock under which origins are decided; whoever else counts this venue waits here.
  await tx.$executeRaw`
    INSERT INTO venue_readings (venue_id, readings) SELECT id, '{"ranges": {}, "needs": []}' FROM venues
    WHERE id = ${venueId}::uuid ON CONFLICT DO NOTHING`;
  const [kept] = await queryRowsIn(
    tx,
    PROGRESS,
    Prisma.sql`
    SELECT p.until, p.waiting, v.time_zone AS "timeZone" FROM venue_readings r JOIN venues v ON v.id = r.venue_id
    LEFT JOIN group_progress p ON p.venue_id = r.venue_id WHERE r.venue_id = ${venueId}::uuid FOR UPDATE OF r`,
  );
  if (!kept) return { made: 0, hasMore: false };
  const zone = knownZone(kept.timeZone);
  const from = kept.until ?? startOf(wallTime(since, zone), zone);
  if (from >= until) return { made: 0, hasMore: false };
  await tx.$executeRaw`SELECT decide_guest_origins(${venueId}::uuid)`;
  const days = daysOf({ from, to: until }, zone).slice(0, MOST_DAYS);
  const to = days.at(-1)?.to ?? until;
  const again = kept.waiting ? GroupBatches.needsFrom(kept.waiting) : from;
  const counting = new GroupBatches(kept.waiting, from);
  const visits = await readVisits(tx, venueId, zone, again, to);
  let next = 0;
  for (const day of daysOf({ from: again, to }, zone)) {
    const ofDay: GroupVisit[] = [];
    for (; next < visits.length; next++) {
      const visit = visits[next];
      if (!visit || visit.at >= day.to) break;
      ofDay.push(visit);
    }
    counting.add({ starts: day.from, visits: ofDay }, day.to, day.from < from);
  }
  await store(tx, venueId, counting.batches(), counting.waiting(), to);
  return { made: counting.batches().length, hasMore: to < until };
}

function readVisits(tx: Transaction, venueId: string, zone: string, from: Date, to: Date) {
  return queryRowsIn(
    tx,
    VISIT,
    Prisma.sql`
    SELECT v.check_in_time AS at, v.user_id::text AS person, coalesce(g.origin <> '', false) AS "isIndependent",
      coalesce(d.categories, '{}') AS categories,
      ARRAY[CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:onsite' END,
        'table:' || coalesce(v.location_id::text, 'none'),
        'weekday:' || to_char(v.check_in_time AT TIME ZONE ${zone}::text, 'ID'),
        'hour:' || extract(hour FROM v.check_in_time AT TIME ZONE ${zone}::text)]
      || CASE WHEN v.user_id IS NULL THEN '{}' WHEN EXISTS (
          SELECT FROM visits e WHERE e.user_id = v.user_id AND e.venue_id = v.venue_id
            AND (e.check_in_time, e.id) < (v.check_in_time, v.id)) THEN ARRAY['guest:returning'] ELSE ARRAY['guest:new'] END AS parts
    FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id
    LEFT JOIN venue_guests g ON g.venue_id = v.venue_id AND g.user_id = v.user_id
    WHERE v.venue_id = ${venueId}::uuid AND v.check_in_time >= ${from} AND v.check_in_time < ${to}
    ORDER BY v.check_in_time, v.id`,
  );
}

async function store(tx: Transaction, venueId: string, batches: readonly Batch[], waiting: Waiting, until: Date) {
  const list = <T>(of: (batch: Batch) => T): T[] => batches.map(of);
  await tx.$executeRaw`
    INSERT INTO group_batches (venue_id, category, part, at, visits)
    SELECT ${venueId}::uuid, * FROM unnest(${list(({ category }) => category)}::text[], ${list(({ part }) => part)}::text[],
      ${list(({ at }) => at)}::timestamptz[], ${list(({ visits }) => visits)}::int[])
    ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`
    INSERT INTO group_progress (venue_id, until, waiting) VALUES (${venueId}::uuid, ${until}, ${JSON.stringify(waiting)}::jsonb)
    ON CONFLICT (venue_id) DO UPDATE SET until = excluded.until, waiting = excluded.waiting`;
}
