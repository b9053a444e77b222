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
    SELECT DISTINCT ON (v.venue_id, v.user_id) v.venue_id,
      ARRAY['all', CASE WHEN v.visit_type = 'ONLINE' THEN 'type:online' ELSE 'type:physical' END]
        || CASE WHEN d.visit_id IS NULL THEN '{}' ELSE disclosure_categories(to_jsonb(d) || jsonb_build_object('shared_rows', to_jsonb(v.shared_rows))) END AS categories
    FROM visits v LEFT JOIN visit_disclosures d ON d.visit_id = v.id WHERE v.user_id IS NOT NULL
    ORDER BY v.venue_id, v.user_id, v.check_in_time DESC, v.id DESC
  ) latest, unnest(categories) category GROUP BY 1, 3`;

const KEPT = `
  SELECT venue_id, measure, bucket, sum(tally)::int AS tally FROM (
    SELECT venue_id, measure, bucket, tally FROM venue_tallies
    UNION ALL SELECT venue_id, measure, bucket, change FROM venue_tally_changes
  ) counted GROUP BY 1, 2, 3 HAVING sum(tally) <> 0`;

/** Tallies that differ between what is kept and what a slow count of every visit finds, in one snapshot: none. */
export async function differingTallies(): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT venue_id, measure, bucket, slow.tally AS slow, kept.tally AS kept
    FROM (${TALLIES}) slow FULL JOIN (${KEPT}) kept USING (venue_id, measure, bucket)
    WHERE slow.tally IS DISTINCT FROM kept.tally LIMIT 20`);
  return rows;
}
