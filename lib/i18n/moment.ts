import type { Locale } from "./locales";

/** "7 December 2026, 08:15 UTC" */
export const momentIn = (at: Date, locale: Locale): string => {
  const day = at.toLocaleDateString(locale === "en" ? "en-GB" : locale, {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  } as const);
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`;
};
