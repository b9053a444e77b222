import { DAY_MS } from "@/lib/durations";
import { startOfDay, wallTime } from "./time-zone";

/** The ranges of a venue's figures. A number of days means days that are over; `custom` is from a day to a day. */
export const RANGE_KEYS = ["24h", "today", "yesterday", "7d", "28d", "91d", "month", "year", "custom", "all"] as const;
export type RangeKey = (typeof RANGE_KEYS)[number];

/** With what a range is compared: as much time before it, the same of last year, or the same weekdays of 13 weeks before. */
export const COMPARISONS = ["before", "year", "weekdays", "none"] as const;
export type Comparison = (typeof COMPARISONS)[number];
/** The number of weeks before a range whose weekdays are averaged. */
export const WEEKS_OF_WEEKDAYS = 13;

/** `to` is not part of it. */
export type Span = { from: Date; to: Date };
/** `from` and `to`: the days of a custom range (YYYY-MM-DD), both part of it. */
export type AskedRange = { range: RangeKey; from?: string; to?: string };
type Clock = { zone: string; at: Date };
type Day = { year: number; month: number; day: number };

/** A range of longer ago than this begins later: a first visit may be dated by mistake. */
const MOST_DAYS = 4000;

const DAYS_BACK: Partial<Record<RangeKey, number>> = { yesterday: 1, "7d": 7, "28d": 28, "91d": 91 };

export const startOf = ({ year, month, day }: Day, zone: string, days = 0): Date =>
  startOfDay(year, month, day + days, zone);

export function dayOf(text: string): Day {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return { year, month, day };
}

/** The local day of a moment, as YYYY-MM-DD. */
export function dayText(moment: Date, zone: string): string {
  const { year, month, day } = wallTime(moment, zone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Whether a text is a day that a calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = dayOf(text);
  return year >= 2000 && new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
}

/** The time of a range at a venue. `first`: its first visit, where `all` begins. */
export function spanOf({ range, from, to }: AskedRange, { zone, at }: Clock, first: Date | null): Span {
  const today = wallTime(at, zone);
  const back = DAYS_BACK[range];
  if (back !== undefined) return { from: startOf(today, zone, -back), to: startOf(today, zone) };
  switch (range) {
    case "24h":
      return { from: new Date(at.getTime() - DAY_MS), to: at };
    case "month":
      return { from: startOf({ ...today, day: 1 }, zone), to: at };
    case "year":
      return { from: startOf({ ...today, month: 1, day: 1 }, zone), to: at };
    case "all":
      return { from: latest(startOf(wallTime(first ?? at, zone), zone), startOf(today, zone, -MOST_DAYS)), to: at };
    case "custom":
      if (from && to) {
        const begins = latest(startOf(dayOf(from), zone), startOf(today, zone, -MOST_DAYS));
        return { from: begins, to: latest(begins, earliest(startOf(dayOf(to), zone, 1), at)) };
      }
      return { from: startOf(today, zone), to: at };
    default:
      return { from: startOf(today, zone), to: at };
  }
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

/** Whether a span consists of whole days of the clock. */
export const isWholeDays = ({ from, to }: Span, zone: string): boolean =>
  [from, to].every((each) => startOf(wallTime(each, zone), zone).getTime() === each.getTime());

/** The days of a span, the first and the last cut to it. */
export function daysOf({ from, to }: Span, zone: string): Span[] {
  const days: Span[] = [];
  const first = wallTime(from, zone);
  for (let n = 0; days.length <= MOST_DAYS; n++) {
    const [starts, ends] = [startOf(first, zone, n), startOf(first, zone, n + 1)];
    if (starts >= to) break;
    if (ends > from) days.push({ from: latest(starts, from), to: earliest(ends, to) });
  }
  return days;
}

/** The comparisons that a range has. */
export function comparisonsOf({ range }: AskedRange): readonly Comparison[] {
  if (range === "all") return ["none"];
  const isOfDays = DAYS_BACK[range] !== undefined || range === "custom";
  return COMPARISONS.filter((each) => each !== "weekdays" || isOfDays);
}

/** The time that a span is compared with, or null for a comparison that it does not have. */
export function comparedSpan(asked: AskedRange, span: Span, comparison: Comparison, zone: string): Span | null {
  if (comparison === "none" || !comparisonsOf(asked).includes(comparison)) return null;
  const begins = wallTime(span.from, zone);
  if (comparison === "weekdays") return { from: startOf(begins, zone, -7 * WEEKS_OF_WEEKDAYS), to: span.from };
  if (comparison === "year") {
    const [from, to] = [span.from, span.to].map((each) => moved(each, zone, { years: -1 })) as [Date, Date];
    return { from, to };
  }
  switch (asked.range) {
    case "24h":
      return { from: new Date(span.from.getTime() - DAY_MS), to: span.from };
    case "month": {
      const from = startOf({ ...begins, month: begins.month - 1, day: 1 }, zone);
      return { from, to: earliest(moved(span.to, zone, { months: -1 }), span.from) };
    }
    case "year": {
      const [from, to] = [span.from, span.to].map((each) => moved(each, zone, { years: -1 })) as [Date, Date];
      return { from, to };
    }
    default: {
      // As many days before; of a day that is not over, until the same hour.
      const days = daysOf(span, zone).length;
      return { from: moved(span.from, zone, { days: -days }), to: moved(span.to, zone, { days: -days }) };
    }
  }
}

/** The same wall time of another day. A month without that day ends with its last. */
function moved(moment: Date, zone: string, by: { days?: number; months?: number; years?: number }): Date {
  const wall = wallTime(moment, zone);
  const sinceMidnight = moment.getTime() - startOf(wall, zone).getTime();
  const { years = 0, months = 0, days = 0 } = by;
  const lastOfMonth = new Date(Date.UTC(wall.year + years, wall.month + months, 0)).getUTCDate();
  const day = days === 0 ? Math.min(wall.day, lastOfMonth) : wall.day + days;
  const starts = startOf({ year: wall.year + years, month: wall.month + months, day }, zone);
  return new Date(starts.getTime() + sinceMidnight);
}
