import type { Span } from "@/lib/analytics/figure-ranges";
import { type Counted, type DayCount, type Visits, weekdayOf } from "./count-days";

/** What the days of a range would have by the average of their weekdays in earlier weeks: a Friday is measured by Fridays. */
export function averageByWeekday(
  earlier: readonly Span[],
  counted: Pick<Counted, "days">,
  days: readonly Span[],
  zone: string,
): DayCount[] {
  const averages = Array.from({ length: 7 }, (_, weekday) => {
    const same = counted.days.filter((_day, n) => {
      const day = earlier[n];
      return day !== undefined && weekdayOf(day, zone) === weekday;
    });
    return {
      ...mean(same),
      hours: Array.from({ length: 24 }, (_, hour) => mean(same.map(({ hours }) => hours[hour]))),
    };
  });
  return days.flatMap((day) => averages[weekdayOf(day, zone)] ?? []);
}

function mean(counts: readonly (Visits | undefined)[]): Visits {
  const of = (type: keyof Visits) =>
    counts.reduce((sum, each) => sum + (each?.[type] ?? 0), 0) / Math.max(1, counts.length);
  return { onsite: of("onsite"), online: of("online") };
}
