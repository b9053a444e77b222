import { DEFAULT_LOCALE, type Locale } from "./locales";

/**
 * Set by proxy.ts for every page: its path. A page knows only its own parts of the address, and its language is that of
 * the whole screen.
 */
export const PATH_HEADER = "x-page-path";

/** The screens of the languages that speak on a part of them: a guest's way from the card to the table. */
const PLACES: Partial<Record<Locale, RegExp>> = {
  ar: /^\/(?:id|s|together|venue)(?:\/|$)/,
};

/** The language of the screen at `path` for somebody who chose `chosen`. */
export const localeAt = (chosen: Locale, path: string): Locale =>
  (PLACES[chosen]?.test(path) ?? true) ? chosen : DEFAULT_LOCALE;
