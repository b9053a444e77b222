/** The languages in which every screen is there. */
export const WHOLE_LOCALES = ["en", "de"] as const;
export type WholeLocale = (typeof WHOLE_LOCALES)[number];
/** The languages of the interface. Some speak on a part of the screens only (spoken-places.ts); the rest is English. */
export const LOCALES = [...WHOLE_LOCALES, "ar"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies WholeLocale;
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch", ar: "العربية" };

/** Where the lines of a language begin. */
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** The language for what exists in whole languages only, as mails and documents. */
export const wholeLocale = (locale: Locale): WholeLocale =>
  WHOLE_LOCALES.find((each) => each === locale) ?? DEFAULT_LOCALE;

/** Stores the language chosen on this device. Scripts of the page write it, and it holds no personal data. */
export const LOCALE_COOKIE = "locale";
/** 400 days, the longest life that browsers give a cookie. */
export const LOCALE_SECONDS = 400 * 86_400;

/** Returns null for any value that is not one of our locales. */
export const readLocale = (value: string | null | undefined): Locale | null =>
  LOCALES.find((each) => each === value) ?? null;

/** Reads at most this many ranges, so that a long header costs little; browsers send fewer. */
const MOST_RANGES = 32;

/**
 * Picks the best of our languages for an Accept-Language header (RFC 9110 12.5.4): by weight, then by order. "de-AT"
 * matches German. English is the default.
 */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale {
  const ranges = (acceptLanguage ?? "")
    .split(",", MOST_RANGES)
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2) ?? "1";
      return {
        language: tag.split("-")[0],
        weight: /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of ranges) {
    const locale = language === "*" ? DEFAULT_LOCALE : readLocale(language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

/** The language chosen on this device, or else the best one for the browser's header. */
export const localeOf = (cookie: string | null | undefined, acceptLanguage: string | null | undefined): Locale =>
  readLocale(cookie) ?? negotiateLocale(acceptLanguage);

/**
 * The language chosen on the device that sent the request, or null. For route handlers, which have only the request's
 * headers.
 */
export function chosenLocale(headers: Headers): Locale | null {
  const pair = headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${LOCALE_COOKIE}=`));
  return readLocale(pair?.slice(LOCALE_COOKIE.length + 1));
}

/** The language of a request in a route handler. */
export const localeOfRequest = (headers: Headers): Locale =>
  chosenLocale(headers) ?? negotiateLocale(headers.get("accept-language"));
