import { z } from "zod";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows, queryRowsIn } from "@/server/db/query-rows";

const TALLY = z.object({ measure: z.string(), bucket: z.string(), tally: z.number() });
type Tally = z.infer<typeof TALLY>;

/**
 * The sums of the measures for all these venues together: rolled-up tallies plus later counts, read in one snapshot.
 */
export function readTallies(
  venueIds: readonly string[],
  measures: readonly string[],
  tx?: Transaction,
): Promise<Tally[]> {
  const statement = Prisma.sql`
    SELECT measure, bucket, sum(tally)::int AS tally FROM (
      SELECT measure, bucket, tally FROM venue_tallies
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
      UNION ALL
      SELECT measure, bucket, change FROM venue_tally_changes
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
      UNION ALL
      SELECT measure, bucket, change FROM venue_counted, unnest(measures, buckets, changes) each(measure, bucket, change)
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
    ) counted GROUP BY measure, bucket HAVING sum(tally) <> 0`;
  return tx ? queryRowsIn(tx, TALLY, statement) : queryRows(TALLY, statement);
}

const BATCH = 20_000;
const ROLLED = z.object({ rolled: z.number() });

/** Rolls up the counts since the last time into the tallies. Does nothing while another process does it. */
export async function rollUpTallies(): Promise<void> {
  for (;;) {
    const [taken] = await queryRowsIn(db, ROLLED, Prisma.sql`SELECT roll_up_venue_tallies(${BATCH}::int) AS rolled`);
    if ((taken?.rolled ?? 0) < BATCH) return;
  }
}
