import { z } from "zod";
import { type PlatformStatsWire, platformStatsWire } from "@/lib/schemas/analytics";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";

const COUNT = z.object({ category: z.string(), count: z.string() });

const NOBODY = Object.fromEntries(
  Object.keys(platformStatsWire.shape.dietary_preferences.shape).map((category) => [category, 0]),
) as PlatformStatsWire["dietary_preferences"];

/**
 * The exact counts as of this moment, or of the replica's where one is configured: triggers update them in the
 * transactions that change what is counted. Reads a few hundred rows, however many people there are.
 */
export async function getPlatformStats(): Promise<PlatformStatsWire> {
  const rows = await queryLaggingRows(
    COUNT,
    Prisma.sql`SELECT category, sum(change)::text AS count FROM platform_stat_changes GROUP BY category`,
  );
  const counts = Object.fromEntries(rows.map(({ category, count }) => [category, Number(count)]));
  const { total_users = 0, ...categories } = counts;
  return { total_users, dietary_preferences: { ...NOBODY, ...categories } };
}
