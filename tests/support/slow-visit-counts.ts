import type pg from "pg";
import { pool } from "@/server/db/client";

const TALLIES = `
  SELECT v.venue_id, m.measure, m.bucket, count(*)::int AS tally
  FROM (SELECT visits.venue_id, visit_type, wall_time(check_in_time, time_zone) AS clock FROM visits JOIN venues ON venues.id = venue_id) v,
    LATERAL (VALUES ('visits', v.visit_type::text),
      (CASE WHEN v.visit_type = 'ONLINE' THEN 'online_day' ELSE 'physical_day' END, to_char(v.clock, 'YYYY-MM-DD')),
      ('hour', to_char(v.clock, 'ID-HH24'))) m(measure, bucket)
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT venue_id, 'guests', category, count(*)::int FROM (
    SELECT latest.venue_id, ARRAY['all', CASE WHEN visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END]
      || CASE WHEN d.visit_id IS NULL THEN '{}' ELSE disclosure_categories(to_jsonb(d) || jsonb_build_object('shared_rows', to_jsonb(shared_rows))) END AS categories
    FROM (
      SELECT DISTINCT ON (venue_id, user_id) id, venue_id, visit_type, shared_rows FROM visits WHERE user_id IS NOT NULL
      ORDER BY venue_id, user_id, check_in_time DESC, id DESC
    ) latest LEFT JOIN visit_disclosures d ON d.visit_id = latest.id
  ) counted, unnest(categories) category GROUP BY 1, 3
  UNION ALL
  SELECT venue_id, 'independent', category, count(*)::int FROM venue_guests, unnest(categories) category
  WHERE origin <> '' GROUP BY 1, 3`;

const COUNTED_VISITS = `
  SELECT venue_id, measure, bucket, sum(tally)::int AS tally FROM (
    SELECT venue_id, measure, bucket, tally FROM venue_tallies
    UNION ALL SELECT venue_id, measure, bucket, change FROM venue_tally_changes
    UNION ALL SELECT venue_id, measure, bucket, change
      FROM venue_counted, unnest(measures, buckets, changes) counted(measure, bucket, change)
  ) counted GROUP BY 1, 2, 3 HAVING sum(tally) <> 0`;

const SEARCHED = `
  SELECT true AS found, v.id AS visit_id, category, v.venue_id, v.check_in_time, v.visit_type
  FROM visit_disclosures d JOIN visits v ON v.id = d.visit_id, unnest(d.categories) category WHERE category NOT LIKE 'health:%'`;

/**
 * Differences between the stored tallies and categories and those that a slow count of every visit finds, in one
 * snapshot. Empty if all is correct.
 */
export async function slowlyDifferent(client: Pick<pg.Client, "query">): Promise<unknown[]> {
  const { rows } = await client.query(`
    SELECT venue_id, measure, bucket, slow.tally AS slow, kept.tally AS kept
    FROM (${TALLIES}) slow FULL JOIN (${COUNTED_VISITS}) kept USING (venue_id, measure, bucket)
    WHERE slow.tally IS DISTINCT FROM kept.tally LIMIT 20`);
  const { rows: searched } = await client.query(`
    SELECT visit_id, category, slow.found IS NULL AS is_surplus FROM (${SEARCHED}) slow
    FULL JOIN (SELECT *, true AS found FROM visit_categories) kept USING (visit_id, category, venue_id, check_in_time, visit_type)
    WHERE slow.found IS NULL OR kept.found IS NULL LIMIT 20`);
  return [...rows, ...searched];
}

export const differingTallies = (): Promise<unknown[]> => slowlyDifferent(pool);
