import type { TimeRange } from "@/lib/analytics/time-ranges";
import { startOfToday } from "@/lib/analytics/time-zone";
import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";

/** The moment when a range begins at a venue; null for the range that begins with the venue's first visit. */
export function rangeStart(range: TimeRange, zone: string, at: Date = now()): Date | null {
  if (range === "24h") return new Date(at.getTime() - DAY_MS);
  if (range === "today") return startOfToday(at, zone);
  return null;
}

export const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
