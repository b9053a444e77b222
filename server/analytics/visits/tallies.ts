import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";

type Tally = { measure: string; bucket: string; tally: number };

/** What is counted at the venues, together: rolled up and since, in one snapshot. */
export const readTallies = (venueIds: readonly string[], measures: readonly string[]): Promise<Tally[]> =>
  queryRows<Tally>(Prisma.sql`
    SELECT measure, bucket, sum(tally)::int AS tally FROM (
      SELECT measure, bucket, tally FROM venue_tallies
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
      UNION ALL
      SELECT measure, bucket, change FROM venue_tally_changes
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
      UNION ALL
      SELECT measure, bucket, change FROM venue_counted, unnest(measures, buckets, changes) each(measure, bucket, change)
      WHERE venue_id = ANY (${venueIds}::uuid[]) AND measure = ANY (${measures}::text[])
    ) counted GROUP BY measure, bucket HAVING sum(tally) <> 0`);

const BATCH = 20_000;

/** Adds what was counted since the last time to the tallies. Another process may be at it: then it does nothing. */
export async function rollUpTallies(): Promise<void> {
  for (;;) {
    const [taken] = await db.$queryRaw<{ rolled: number }[]>`SELECT roll_up_venue_tallies(${BATCH}::int) AS rolled`;
    if ((taken?.rolled ?? 0) < BATCH) return;
  }
}
