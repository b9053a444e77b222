import { dayText, startOf } from "@/lib/analytics/figure-ranges";
import { wallTime } from "@/lib/analytics/time-zone";
import { HOUR_MS } from "@/lib/durations";
import type { NewsRhythm } from "@/lib/venue-news/rhythm";

export type Rhythm = { rhythm: NewsRhythm; day: number; hour: number };
/** Days as the figures take them: both part of the range. */
export type Days = { from: string; to: string };

/** No month and no week goes by without its day. */
const MOST_DAYS = 32;

/** The first moment after another at which the venue's clock shows the chosen day and hour. */
export function nextDue({ rhythm, day, hour }: Rhythm, zone: string, after: Date): Date {
  const today = wallTime(after, zone);
  for (let n = 0; n <= MOST_DAYS; n++) {
    const starts = startOf(today, zone, n);
    const isDay = rhythm === "week" ? weekdayOf(starts, zone) === day : wallTime(starts, zone).day === day;
    const at = isDay ? hourOf(starts, hour, zone) : null;
    if (at && at > after) return at;
  }
  throw new Error("A rhythm without a day.");
}

/** Where the clock skips the hour, the one after it. */
function hourOf(starts: Date, hour: number, zone: string): Date {
  const at = new Date(starts.getTime() + hour * HOUR_MS);
  const off = hour - wallTime(at, zone).hour;
  const mended = new Date(at.getTime() + off * HOUR_MS);
  return wallTime(mended, zone).hour === hour ? mended : at;
}

/** 1 is Monday. */
function weekdayOf(moment: Date, zone: string): number {
  const { year, month, day } = wallTime(moment, zone);
  return ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
}

/** What a mail of this moment tells, what is before it, and the same of a year before. */
export function toldDays(rhythm: NewsRhythm, at: Date, zone: string): { told: Days; before: Days; year: Days } {
  const today = wallTime(at, zone);
  if (rhythm === "month") {
    const monthOf = (back: number): Days => {
      const first = { ...today, month: today.month - back, day: 1 };
      return days(startOf(first, zone), startOf({ ...first, month: first.month + 1 }, zone), zone);
    };
    return { told: monthOf(1), before: monthOf(2), year: monthOf(13) };
  }
  const weekOf = (back: number, years = 0): Days => {
    const day = { ...today, year: today.year - years };
    return days(startOf(day, zone, -back - 7), startOf(day, zone, -back), zone);
  };
  return { told: weekOf(0), before: weekOf(7), year: weekOf(0, 1) };
}

const days = (from: Date, to: Date, zone: string): Days => ({
  from: dayText(from, zone),
  to: dayText(new Date(to.getTime() - 1), zone),
});
