import type { Span } from "@/lib/analytics/figure-ranges";
import { wallTime } from "@/lib/analytics/time-zone";
import { HOUR_MS } from "@/lib/durations";
import type { FigureInterval } from "@/lib/schemas/figures";
import type { DayCount, Visits } from "./count-days";

/** A chart shows the hours of a day, then days up to these many, then weeks, then months. */
const LONGEST_DAY_MS = 26 * HOUR_MS;
const MOST_DAYS = 92;
const MOST_WEEKS = 115;

export function intervalOf(days: readonly Span[]): FigureInterval {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || last.to.getTime() - first.from.getTime() <= LONGEST_DAY_MS) return "hour";
  if (days.length <= MOST_DAYS) return "day";
  return days.length <= MOST_WEEKS * 7 ? "week" : "month";
}

/** To which part of a chart each day of a range belongs. Weeks begin with the range, months with the calendar. */
export function partsOf(days: readonly Span[], interval: FigureInterval, zone: string): number[] {
  if (interval === "month") {
    const months = days.map(({ from }) => {
      const { year, month } = wallTime(from, zone);
      return year * 12 + month;
    });
    return months.map((month) => month - (months[0] ?? 0));
  }
  return days.map((_, n) => (interval === "week" ? Math.floor(n / 7) : n));
}

type Chart = { days: readonly Span[]; counts: readonly DayCount[]; interval: FigureInterval; zone: string };

/** The visits by part of the chart, empty parts included. */
export function chartOf({ days, counts, interval, zone }: Chart): (Visits & { begins: Date })[] {
  if (interval === "hour") {
    return days.flatMap((day, n) =>
      hoursOf(day, zone).map(({ begins, hour }) => ({ onsite: 0, online: 0, ...counts[n]?.hours[hour], begins })),
    );
  }
  const parts = partsOf(days, interval, zone);
  const chart: (Visits & { begins: Date })[] = [];
  for (const [n, { from }] of days.entries()) {
    const part = parts[n] ?? 0;
    chart[part] ??= { onsite: 0, online: 0, begins: from };
    const into = chart[part];
    into.onsite += counts[n]?.onsite ?? 0;
    into.online += counts[n]?.online ?? 0;
  }
  return chart;
}

/** The hours of a day's clock, or of the part of it that a range has. An hour that the clock repeats is one. */
function hoursOf({ from, to }: Span, zone: string): { begins: Date; hour: number }[] {
  const hours: { begins: Date; hour: number }[] = [];
  const { minute, second } = wallTime(from, zone);
  const first = from.getTime() - minute * 60_000 - second * 1000 - (from.getTime() % 1000);
  for (let at = first; at < to.getTime(); at += HOUR_MS) {
    const { hour } = wallTime(new Date(at), zone);
    if (hours.at(-1)?.hour !== hour) hours.push({ begins: new Date(at), hour });
  }
  return hours;
}
