import type { PlatformStatsWire } from "@/lib/schemas/analytics";
import { Prisma } from "@/server/db/generated/client";
import type { StatCategory } from "@/server/db/generated/enums";
import { queryLaggingRows } from "@/server/db/query-rows";

const NOBODY: Record<StatCategory, number> = {
  total_users: 0,
  users_with_no_diet: 0,
  vegan: 0,
  vegetarian: 0,
  pescatarian: 0,
  low_fodmap: 0,
  keto: 0,
  paleo: 0,
  atkins: 0,
  users_with_allergies: 0,
};

/**
 * The exact counts as of this moment, or of the replica's where one is configured: triggers update them in the
 * transactions that change what is counted. Reads a few hundred rows, however many people there are.
 */
export async function getPlatformStats(): Promise<PlatformStatsWire> {
  const rows = await queryLaggingRows<{ category: StatCategory; count: string }>(
    Prisma.sql`SELECT category, sum(change)::text AS count FROM platform_stat_changes GROUP BY category`,
  );
  const counts = { ...NOBODY };
  for (const { category, count } of rows) counts[category] = Number(count);
  const { total_users, ...dietary_preferences } = counts;
  return { total_users, dietary_preferences };
}
