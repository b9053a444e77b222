import { DAY_MS } from "@/lib/durations";
import { SOON_DAYS } from "./limits";

/** Where a food stands by the day printed on it. `none`: nobody wrote a day down. */
export type DayState = "past" | "soon" | "later" | "none";

/** Both days as "2026-12-03"; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export function dayState(goodUntil: string | null, today: string): DayState {
  if (goodUntil === null) return "none";
  const days = daysBetween(today, goodUntil);
  if (days < 0) return "past";
  return days <= SOON_DAYS ? "soon" : "later";
}

/** The foods by where they stand, each group with the earliest day first and then by name, as they came. */
export function byDayState<T extends { good_until: string | null }>(
  foods: readonly T[],
  today: string,
): Record<DayState, T[]> {
  const groups: Record<DayState, T[]> = { past: [], soon: [], later: [], none: [] };
  const sorted = [...foods].sort((a, b) => (a.good_until ?? "").localeCompare(b.good_until ?? ""));
  for (const food of sorted) groups[dayState(food.good_until, today)].push(food);
  return groups;
}
