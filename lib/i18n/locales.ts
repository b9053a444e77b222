/** The languages of the interface, each named in itself. English is what is shown of a text that has no translation. */
export const LOCALES = ["en", "de"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = "en" satisfies Locale;
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", de: "Deutsch" };

/** What was chosen, on this device; it says nothing of anybody else, and scripts of the page write it. */
export const LOCALE_COOKIE = "locale";
/** As long as browsers keep a cookie at most. */
export const LOCALE_SECONDS = 400 * 86_400;

/** Anything else than what we wrote is no choice. */
export const readLocale = (value: string | null | undefined): Locale | null =>
  LOCALES.find((each) => each === value) ?? null;

/** More ranges than anybody's browser sends are not read. */
const MOST_RANGES = 32;

/**
 * The best of our languages for an Accept-Language header (RFC 9110 12.5.4): by weight, then by order; "de-AT" is served
 * by German. English where none is asked for.
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

/** What was chosen, else what the browser asks for. */
export const localeOf = (cookie: string | null | undefined, acceptLanguage: string | null | undefined): Locale =>
  readLocale(cookie) ?? negotiateLocale(acceptLanguage);

/** What was chosen on the device that a plain request comes from, of handlers. */
export function chosenLocale(headers: Headers): Locale | null {
  const pair = headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${LOCALE_COOKIE}=`));
  return readLocale(pair?.slice(LOCALE_COOKIE.length + 1));
}

/** The locale of a plain request. */
export const localeOfRequest = (headers: Headers): Locale =>
  chosenLocale(headers) ?? negotiateLocale(headers.get("accept-language"));
