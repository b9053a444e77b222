import type { Interval, TimeseriesWire } from "@/lib/schemas/visit-analytics";

export type SeriesPoint = { label: string; physical: number; online: number };

/** The buckets of a series with labels in the venue's time zone. */
export function namedSeries(series: TimeseriesWire, interval: Interval, zone: string): SeriesPoint[] {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    ...(interval === "hour"
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : interval === "month"
        ? { month: "short", year: "numeric" }
        : { day: "numeric", month: "short" }),
  });
  return series.map(({ bucket, physical, online }) => ({ label: format.format(new Date(bucket)), physical, online }));
}

/** The main finding of a chart in one sentence, for people who cannot see the chart. */
export function seriesInWords(points: readonly SeriesPoint[]): string {
  const total = points.reduce((sum, { physical, online }) => sum + physical + online, 0);
  if (total === 0) return "No visits.";
  const onsite = points.reduce((sum, { physical }) => sum + physical, 0);
  const busiest = points.reduce((best, point) =>
    point.physical + point.online > best.physical + best.online ? point : best,
  );
  const share = ((onsite / total) * 100).toFixed(1);
  return `${total.toLocaleString("en")} ${total === 1 ? "visit" : "visits"}, ${share}% on site. The busiest: ${busiest.label}.`;
}
