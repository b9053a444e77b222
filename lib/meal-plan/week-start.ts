import type { WeekStart } from "./week";

/** The days of `Intl` by number, Monday first. Nowhere do weeks start on another one (CLDR, weekData). */
const STARTS: Readonly<Record<number, WeekStart>> = { 1: "mon", 5: "fri", 6: "sat", 7: "sun" };

type WeekInfo = { firstDay: number };
/** Newer runtimes have a function where older ones have a property. */
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/**
 * The day on which weeks start, by the first language of an Accept-Language header (RFC 9110 12.5.4): Sunday for
 * "en-US", Saturday for "ar-EG". English without a country is read as in Britain, as its dates are.
 */
export function weekStartOf(acceptLanguage: string | null | undefined): WeekStart {
  const [first = ""] = (acceptLanguage ?? "").split(/[,;]/, 1);
  const tag = first.trim();
  try {
    const locale: LocaleWithWeeks = new Intl.Locale(/^en$/i.test(tag) ? "en-GB" : tag);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
    return STARTS[firstDay] ?? "mon";
  } catch {
    return "mon"; // No header, or "*".
  }
}
