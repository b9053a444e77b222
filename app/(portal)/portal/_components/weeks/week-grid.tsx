import Link from "next/link";
import { clock } from "@/lib/analytics/clock-words";
import { WEEKDAYS } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { Panel } from "./panel";
import { type Weeks, weeksHref } from "./weeks-href";

/** In pixels: the least width of an hour, and that of a day's name. */
const NARROWEST = 26;
const DAY = 46;

/** By weekday and hour: the area of a square is the count, and only the largest is filled. Each square can be chosen. */
export function WeekGrid({ weeks, week }: { weeks: Weeks; week: FiguresWire["week"] }) {
  const all = week.flatMap((hours, day) => hours.map((visits, hour) => ({ day, hour, visits })));
  const there = all.filter(({ visits }) => visits > 0);
  const most = there.reduce<(typeof all)[number] | null>(
    (best, each) => (best && best.visits >= each.visits ? best : each),
    null,
  );
  if (!most) return null;
  const from = Math.min(...there.map(({ hour }) => hour));
  const to = Math.max(...there.map(({ hour }) => hour));
  const hours = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const { query } = weeks;
  const isChosen = (day: number, hour: number) => query.weekday === day + 1 && query.hour === hour;
  return (
    <Panel
      finding={`The larger the square, the more visits. The fullest: ${WEEKDAYS[most.day]} ${clock(most.hour)}, ${most.visits.toLocaleString("en")}.`}
      title="Hour and weekday"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="Visits by weekday and hour" className="relative mt-3 overflow-x-auto" tabIndex={0}>
        <table
          className="w-full table-fixed border-collapse text-ink-soft text-small"
          style={{ minWidth: `${hours.length * NARROWEST + DAY}px` }}
        >
          <thead>
            <tr>
              <td style={{ width: `${DAY}px` }} />
              {hours.map((hour) => (
                <th className="pb-1 font-normal tabular-nums" key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((name, day) => (
              <tr key={name}>
                <th className="pe-2 text-start font-normal" scope="row">
                  <Link
                    aria-current={query.weekday === day + 1 && query.hour === undefined ? "true" : undefined}
                    className="inline-flex min-h-9 min-w-9 items-center underline decoration-control underline-offset-4 aria-current:font-semibold aria-current:text-ink"
                    href={weeksHref(weeks, {
                      weekday: query.weekday === day + 1 && query.hour === undefined ? undefined : day + 1,
                      hour: undefined,
                    })}
                    scroll={false}
                  >
                    {name}
                  </Link>
                </th>
                {hours.map((hour) => (
                  <td className="p-0" key={hour}>
                    <Square
                      href={weeksHref(
                        weeks,
                        isChosen(day, hour) ? { weekday: undefined, hour: undefined } : { weekday: day + 1, hour },
                      )}
                      isChosen={isChosen(day, hour)}
                      isMost={day === most.day && hour === most.hour}
                      name={`${name} ${clock(hour)}`}
                      share={(week[day]?.[hour] ?? 0) / most.visits}
                      visits={week[day]?.[hour] ?? 0}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

type SquareProps = { name: string; visits: number; share: number; href: string; isMost: boolean; isChosen: boolean };

function Square({ name, visits, share, href, isMost, isChosen }: SquareProps) {
  if (visits === 0) return <span className="block min-h-9" />;
  const side = `${Math.max(14, Math.sqrt(share) * 92)}%`;
  return (
    <Link
      aria-current={isChosen ? "true" : undefined}
      aria-label={`${name}: ${visits.toLocaleString("en")}`}
      className="mx-auto flex aspect-square w-full max-w-9 items-center justify-center hover:bg-sunk aria-current:outline-2 aria-current:outline-ink"
      href={href}
      scroll={false}
    >
      <span
        className={`block border border-herb ${isMost ? "bg-herb" : "bg-herb-tint"}`}
        style={{ width: side, height: side }}
      />
    </Link>
  );
}
