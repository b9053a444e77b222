import { useLocale } from "#use-text";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { Locale } from "@/lib/i18n/locales";

const moments = new Map<Locale, Intl.DateTimeFormat>();

function momentIn(locale: Locale, iso: string): string {
  const moment =
    moments.get(locale) ??
    new Intl.DateTimeFormat(dateLocale(locale, navigator.languages), { dateStyle: "medium", timeStyle: "short" });
  moments.set(locale, moment);
  return moment.format(new Date(iso));
}

/** Formats an ISO time in the reader's own time zone and language. */
export function useMomentInWords(): (iso: string) => string {
  const locale = useLocale();
  return (iso) => momentIn(locale, iso);
}
