import { dateLocale } from "@/lib/i18n/date-locale";

/** "2027-03" as "March 2027". */
export const monthInWords = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
