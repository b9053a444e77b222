import type { Span } from "@/lib/analytics/figure-ranges";
import type { FigureInterval } from "@/lib/schemas/figures";

/** The days of a span in words, by the venue's clock: "31 Oct to 27 Nov 2026". */
export function spanInWords({ from, to }: Span, zone: string): string {
  const last = new Date(to.getTime() - 1);
  const write = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...options }).format(moment);
  const whole = { day: "numeric", month: "short", year: "numeric" } as const;
  const end = write(last, whole);
  if (write(from, whole) === end) return end;
  const isSameYear = write(from, { year: "numeric" }) === write(last, { year: "numeric" });
  return `${write(from, isSameYear ? { day: "numeric", month: "short" } : whole)} to ${end}`;
}

/** The label of a part of a chart. */
export function partInWords(begins: string, interval: FigureInterval, zone: string): string {
  const options: Intl.DateTimeFormatOptions =
    interval === "hour"
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : interval === "month"
        ? { month: "short", year: "numeric" }
        : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...options }).format(new Date(begins));
}
