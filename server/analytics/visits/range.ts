import { startOfToday } from "@/lib/analytics/time-zone";
import type { TimeRange } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";

const DAY_MS = 86_400_000;

/** When a range begins at a venue; null: with its first visit. */
export function rangeStart(range: TimeRange, zone: string): Date | null {
  if (range === "24h") return daysAgo(1);
  if (range === "today") return startOfToday(now(), zone);
  return null;
}

export const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
