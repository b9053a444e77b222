import { WAYS_OF_EATING } from "@/lib/dietary/diets";
import type { PlatformStatsWire } from "@/lib/schemas/analytics";
import { pool } from "@/server/db/client";

/**
 * Counts row by row with independent queries, and reads the stored counters, both in one snapshot, so that they can be
 * compared while others write.
 */
export async function countSlowly(): Promise<{ slow: PlatformStatsWire; kept: Record<string, number> }> {
  const has = (condition: string) => `count(*) FILTER (WHERE ${condition})::int`;
  const columns = [
    "count(*)::int AS total_users",
    `${has("d.keys IS NULL")} AS users_with_no_diet`,
    ...WAYS_OF_EATING.map((way) => `${has(`'${way}' = ANY (d.keys)`)} AS ${way}`),
    `${has("d.free_from OR a.user_id IS NOT NULL")} AS users_with_allergies`,
  ];
  const people = `users u
    LEFT JOIN (SELECT user_id, array_agg(diet::text) AS keys, bool_or(diet::text LIKE '%_free') AS free_from
      FROM user_diets GROUP BY user_id) d ON d.user_id = u.id
    LEFT JOIN (SELECT DISTINCT user_id FROM ingredient_preferences WHERE preference_type = 'allergy') a ON a.user_id = u.id
    WHERE u.account_type = 'diner'`;
  const { rows } = await pool.query<{ slow: Record<string, number>; kept: Record<string, number> | null }>(`
    SELECT (SELECT to_jsonb(s) FROM (SELECT ${columns.join(", ")} FROM ${people}) s) AS slow,
      (SELECT jsonb_object_agg(category, total) FROM (
        SELECT category, sum(change)::int AS total FROM platform_stat_changes GROUP BY category HAVING sum(change) <> 0
      ) k) AS kept`);
  const { slow = {}, kept } = rows[0] ?? {};
  const { total_users = 0, ...dietary_preferences } = slow;
  return { slow: { total_users, dietary_preferences } as PlatformStatsWire, kept: kept ?? {} };
}

/** The slow count in the form of the stored counters: flat, without zeros. */
export function asKept({ total_users, dietary_preferences }: PlatformStatsWire): Record<string, number> {
  return Object.fromEntries(Object.entries({ total_users, ...dietary_preferences }).filter(([, count]) => count !== 0));
}
