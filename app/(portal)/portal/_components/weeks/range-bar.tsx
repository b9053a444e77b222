import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { comparisonsOf, dayText, isWholeDays, RANGE_KEYS, type Span, startOf } from "@/lib/analytics/figure-ranges";
import { comparisonInWords, RANGE_WORDS } from "@/lib/analytics/figure-words";
import { wallTime } from "@/lib/analytics/time-zone";
import { DAY_MS } from "@/lib/durations";
import { Choose } from "../choose-venue";
import { CustomRange } from "./custom-range";
import { spanInWords } from "./span-words";
import { type Weeks, weeksHref } from "./weeks-href";

const STEP =
  "inline-flex size-11 items-center justify-center rounded-control border border-line bg-raised hover:bg-sunk";

type RangeBarProps = { weeks: Weeks; span: Span; zone: string; today: string };

/** The range, a step back and forth, and what it is compared with. */
export function RangeBar({ weeks, span, zone, today }: RangeBarProps) {
  const { range, compare } = weeks.query;
  return (
    <nav aria-label="Range" className="mt-5 border-line border-y py-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <ul className="flex flex-wrap gap-1.5">
          {RANGE_KEYS.map((each) => (
            <li key={each}>
              <Link
                aria-current={each === range ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-control border border-line bg-raised px-3 text-small aria-current:border-ink aria-current:bg-ink aria-current:font-semibold aria-current:text-page"
                href={weeksHref(weeks, {
                  range: each,
                  compare: comparisonsOf({ range: each }).includes(compare) ? compare : "before",
                  ...(each === "custom" ? { from: dayText(span.from, zone), to: lastDay(span, zone) } : {}),
                })}
                scroll={false}
              >
                {RANGE_WORDS[each]}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Steps {...{ weeks, span, zone, today }} />
          <Choose
            label="Compare with"
            name="compare"
            options={comparisonsOf(weeks.query).map((each) => ({
              value: each,
              label: each === "none" ? "No comparison" : `Against ${comparisonInWords(each, range)}`,
            }))}
            value={compare}
          />
        </div>
      </div>
      {range === "custom" && <CustomRange today={today} weeks={weeks} />}
    </nav>
  );
}

const lastDay = ({ to }: Span, zone: string): string => dayText(new Date(to.getTime() - 1), zone);

/** The range moved by its own length, as days of one's own; only of whole days. */
function Steps({ weeks, span, zone, today }: RangeBarProps) {
  const words = <span className="px-1 text-small tabular-nums">{spanInWords(span, zone)}</span>;
  if (!isWholeDays(span, zone) || weeks.query.range === "all") return words;
  const days = Math.round((span.to.getTime() - span.from.getTime()) / DAY_MS);
  const moved = (by: number) => {
    const from = dayText(startOf(wallTime(span.from, zone), zone, by), zone);
    const to = dayText(startOf(wallTime(span.to, zone), zone, by - 1), zone);
    return { from, to, href: weeksHref(weeks, { range: "custom", from, to }) };
  };
  const [back, forth] = [moved(-days), moved(days)];
  return (
    <>
      <Link aria-label="A step back" className={STEP} href={back.href} scroll={false}>
        <ChevronLeft aria-hidden="true" size={20} />
      </Link>
      {words}
      {forth.to <= today ? (
        <Link aria-label="A step forth" className={STEP} href={forth.href} scroll={false}>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      ) : null}
    </>
  );
}
