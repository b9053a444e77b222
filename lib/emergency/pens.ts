/** A pen that ends within so many days is said to end soon: time for the clinic and the pharmacy. */
const SOON_DAYS = 60;
const DAY_MS = 86_400_000;

export type PenState = "good" | "ends_soon" | "ended" | "unknown";

/**
 * How a pen stands on a day. `goodUntil`: year and month, to the last day of which it may be used; null if nobody has
 * written it, which is never "good".
 */
export function penState(goodUntil: string | null, today: Date): PenState {
  if (goodUntil === null) return "unknown";
  const [year = 0, month = 0] = goodUntil.split("-").map(Number);
  const firstDayAfter = Date.UTC(year, month, 1);
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  if (day >= firstDayAfter) return "ended";
  return firstDayAfter - day <= SOON_DAYS * DAY_MS ? "ends_soon" : "good";
}
