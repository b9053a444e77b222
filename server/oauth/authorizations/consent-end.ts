import { DAY_MS, HOUR_MS } from "@/lib/durations";
import type { CONSENT_LENGTHS } from "@/lib/schemas/oauth";

export type ConsentLength = (typeof CONSENT_LENGTHS)[number];

/** How long a consent for a visit lasts: a long meal. */
const VISIT_MS = 4 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;

/** When a consent given `at` expires; null: never. `today` expires at midnight in `timeZone`. Pure. */
export function consentEnd(lasts: ConsentLength, at: Date, timeZone = "UTC"): Date | null {
  switch (lasts) {
    case "visit":
      return new Date(at.getTime() + VISIT_MS);
    case "today":
      return nextMidnight(at, timeZone);
    case "month":
      return new Date(at.getTime() + MONTH_MS);
    case "always":
      return null;
  }
}

/**
 * The first moment of the next day, to the minute. Found by binary search between now and the longest possible day,
 * because midnight cannot be computed: clocks that go forward at midnight have no 00:00, and clocks that go back have
 * two.
 */
function nextMidnight(at: Date, timeZone: string): Date {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const today = day.format(at);
  let last = Math.floor(at.getTime() / 60_000);
  let first = last + 26 * 60;
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2);
    if (day.format(middle * 60_000) === today) last = middle;
    else first = middle;
  }
  return new Date(first * 60_000);
}
