import { z } from "zod";
import { daysOf, type Span } from "@/lib/analytics/figure-ranges";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import type { PackedDay } from "./packed-day";

const DAY = z.object({ n: z.number(), tables: z.array(z.string()), packed: z.instanceof(Uint8Array) });

type Venue = { id: string; zone: string };

/**
 * The visits of a span by the days of the venue's clock, each as twelve bytes. Days that are over were packed before; what
 * is not packed, such as today, is packed while it is read, all in one snapshot.
 */
export async function readDays(venue: Venue, span: Span): Promise<PackedDay[]> {
  const days = daysOf(span, venue.zone);
  const rows = await queryLaggingRows(
    DAY,
    Prisma.sql`
    WITH day AS MATERIALIZED (
      SELECT asked.n::int - 1 AS n, asked.starts, asked.ends, kept.tables, kept.packed
      FROM unnest(${days.map(({ from }) => from)}::timestamptz[], ${days.map(({ to }) => to)}::timestamptz[])
        WITH ORDINALITY asked(starts, ends, n)
      LEFT JOIN visit_days kept ON kept.venue_id = ${venue.id}::uuid AND kept.starts = asked.starts AND kept.ends = asked.ends
    )
    SELECT n, tables::text[] AS tables, packed FROM day WHERE packed IS NOT NULL
    UNION ALL
    SELECT n, p.tables::text[], p.packed FROM (SELECT * FROM day WHERE packed IS NULL OFFSET 0) day,
      LATERAL packed_visits(${venue.id}::uuid, ${venue.zone}::text, day.starts, day.ends) p
    ORDER BY n`,
  );
  return rows.flatMap(({ n, tables, packed }) => {
    const day = days[n];
    return day ? [{ ...day, tables, packed }] : [];
  });
}
