import { daysBetween } from "@/lib/grocery/printed-day";
import type { Say } from "@/lib/i18n/area";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { atHomeText } from "@/messages/en/at-home";

const NEAR_DAYS = 6;

/** "Good until today", "Good until 1 December (tomorrow)", "Good until 12 January 2027". */
export function dayWords(t: Say<typeof atHomeText>, day: string, today: string): string {
  const days = daysBetween(today, day);
  const date = dateWords(t.locale, day, days);
  if (days < 0) return t("wasGoodUntil", { date });
  if (days > NEAR_DAYS) return t("goodUntil", { date });
  const near = new Intl.RelativeTimeFormat(t.locale, { numeric: "auto" }).format(days, "day");
  return days === 0 ? t("goodUntilToday") : t("goodUntilNear", { near, date });
}

/** The year is written where it is another than the reader's. */
function dateWords(locale: string, day: string, days: number): string {
  const isFar = Math.abs(days) > 180;
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    ...(isFar ? { year: "numeric" } : {}),
  }).format(new Date(`${day}T00:00:00Z`));
}
