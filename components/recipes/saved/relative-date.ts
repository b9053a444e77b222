import { DAY_MS } from "@/lib/durations";
import { dateLocale } from "@/lib/i18n/date-locale";

const asDate = (locale: string) =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: "numeric", month: "short", year: "numeric" });
const startOfDay = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/**
 * "Today", "Yesterday", "5 days ago" up to 7 days, "2 weeks ago" up to 30, then the date. Uses the reader's time zone.
 */
export function relativeDate(iso: string, now: Date, locale = "en"): string {
  const then = new Date(iso);
  // Rounded, because a day with a clock change has 23 or 25 hours.
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS));
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days <= 7) return `${days} days ago`;
  if (days > 30) return asDate(locale).format(then);
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? "1 week ago" : `${weeks} weeks ago`;
}
