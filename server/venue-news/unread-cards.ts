import { z } from "zod";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const COUNT = z.object({ guests: z.number() });

/**
 * Whether at least 5 guests with an allergy came between two moments whose cards nobody has marked as read. Guests whom
 * somebody could have invented count for none of them (docs/decisions/123).
 */
export async function areCardsUnread(venueId: string, from: Date, to: Date): Promise<boolean> {
  const unread = (condition: Prisma.Sql) => Prisma.sql`
    SELECT count(DISTINCT v.user_id)::int AS guests FROM visits v
      JOIN visit_disclosures d ON d.visit_id = v.id
      JOIN venue_guests g ON g.venue_id = v.venue_id AND g.user_id = v.user_id
    WHERE v.venue_id = ${venueId}::uuid AND v.check_in_time >= ${from} AND v.check_in_time < ${to}
      AND v.seen_at IS NULL AND 'allergic' = ANY (d.categories) AND ${condition}`;
  const [all] = await queryRowsIn(db, COUNT, unread(Prisma.sql`true`));
  if (!all || all.guests < SMALLEST_GROUP) return false;
  return db.$transaction(async (tx) => {
    // The lock under which origins are decided.
    await tx.$executeRaw`
      INSERT INTO venue_readings (venue_id, readings) SELECT id, '{"ranges": {}, "needs": []}' FROM venues
      WHERE id = ${venueId}::uuid ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`SELECT FROM venue_readings WHERE venue_id = ${venueId}::uuid FOR UPDATE`;
    await tx.$executeRaw`SELECT decide_guest_origins(${venueId}::uuid)`;
    const [independent] = await queryRowsIn(tx, COUNT, unread(Prisma.sql`g.origin <> ''`));
    return independent !== undefined && independent.guests >= SMALLEST_GROUP;
  });
}
