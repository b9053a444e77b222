import { dateLocale } from "./date-locale";
import type { Locale } from "./locales";

/** "7 December 2026, 08:15 UTC" */
export const momentIn = (at: Date, locale: Locale): string => {
  const day = at.toLocaleDateString(dateLocale(locale), {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  } as const);
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
};
