import { DAY_MS } from "@/lib/durations";
import { dateLocale } from "@/lib/i18n/date-locale";

/**
 * Weeks are named as in ISO 8601 ("2026-W48"), days as "2026-11-23". No time zone is involved. A week that starts on
 * another day than Monday has the name of the ISO week in which most of its days lie.
 */

/** By how many days a week begins before the Monday of its ISO week. */
const DAYS_EARLIER = { mon: 0, sun: 1, sat: 2, fri: 3 } as const;
export type WeekStart = keyof typeof DAYS_EARLIER;
export const WEEK_STARTS = Object.keys(DAYS_EARLIER) as WeekStart[];

const WEEK = /^(\d{4})-W(\d{2})$/;
/** The first and last year of meal plans. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The Monday of the first week of a year, which is the week that contains 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** True if the week exists: a year has 52 or 53 weeks. */
export function isWeek(text: string): boolean {
  const [, year, number] = WEEK.exec(text) ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return Number(number) >= 1 && weekOf(toDay(mondayTime(text))) === text;
}

const mondayTime = (week: string): number => {
  const [, year, number] = WEEK.exec(week) ?? [];
  return firstMonday(Number(year)) + (Number(number) - 1) * 7 * DAY_MS;
};

/** The week that contains a day. */
export function weekOf(day: string, starts: WeekStart = "mon"): string {
  const time = timeOf(day) + DAYS_EARLIER[starts] * DAY_MS;
  // By ISO 8601, a week belongs to the year of its Thursday.
  const thursday = time + (3 - ((new Date(time).getUTCDay() + 6) % 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  const number = Math.floor((thursday - firstMonday(year)) / (7 * DAY_MS)) + 1;
  return `${String(year).padStart(4, "0")}-W${String(number).padStart(2, "0")}`;
}

/** The seven days of a week, in order. */
export const daysOf = (week: string, starts: WeekStart = "mon"): string[] =>
  Array.from({ length: 7 }, (_, index) => toDay(mondayTime(week) + (index - DAYS_EARLIER[starts]) * DAY_MS));

/** The week that is `weeks` after the given one (before it, if negative). */
export const weekAfter = (week: string, weeks: number): string => weekOf(toDay(mondayTime(week) + weeks * 7 * DAY_MS));

/** The day in the time zone of this computer. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const formats = new Map<string, Intl.DateTimeFormat>();
/** English dates are written as in Britain, with the day before the month. */
function format(locale: string, name: keyof typeof PARTS): Intl.DateTimeFormat {
  const key = `${locale} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(locale), { timeZone: "UTC", ...PARTS[name] });
  formats.set(key, made);
  return made;
}
const PARTS = {
  weekday: { weekday: "long" },
  date: { day: "numeric", month: "long" },
  year: { year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** "Monday" */
export const weekdayOf = (day: string, locale = "en"): string => format(locale, "weekday").format(timeOf(day));
/** "23 November" */
export const dateOf = (day: string, locale = "en"): string => format(locale, "date").format(timeOf(day));
/**
 * "23 to 29 November 2026". Composed here because `Intl` formats ranges differently in different runtimes, and the
 * server and the browser must produce the same text.
 */
export const weekWords = (week: string, locale = "en", starts: WeekStart = "mon"): string => {
  const days = daysOf(week, starts).map(timeOf);
  const [first = 0, last = 0] = [days[0], days[6]];
  const part = (name: keyof typeof PARTS, time: number) => format(locale, name).format(time);
  const [from, to] = [part("date", first), part("date", last)];
  const monthOf = (date: string) => date.replace(/^\d+\.? ?/, "");
  const year = part("year", first) === part("year", last) ? "" : ` ${part("year", first)}`;
  const start =
    year === "" && monthOf(from) === monthOf(to) ? from.replace(monthOf(from), "").trim() : `${from}${year}`;
  return `${start} ${locale === "de" ? "bis" : "to"} ${to} ${part("year", last)}`;
};
