import { comparisonInWords, UNITS } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { ChartPanel } from "../charts/chart-panel";
import { partInWords, spanInWords } from "./span-words";
import type { Weeks } from "./weeks-href";

const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--saffron)_0_1.5px,transparent_1.5px_4px)]";

type Chart = FiguresWire["chart"];

/** Visits by part of the range, on site below and online above; a dashed line for the time that they are compared with. */
export function VisitsOverTime({ weeks, figures }: { weeks: Weeks; figures: FiguresWire }) {
  const { chart, interval, zone, compared } = figures;
  const { range, compare } = weeks.query;
  const label = (begins: string) => partInWords(begins, interval, zone);
  const against = compared && spanInWords({ from: new Date(compared.from), to: new Date(compared.to) }, zone);
  return (
    <ChartPanel
      chart={<Bars chart={chart} label={label} />}
      fileName="visits-over-time"
      finding={findingOf(figures, label)}
      legend={
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 bg-herb" /> On site
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 border border-saffron ${HATCHED}`} /> Online
          </li>
          {against && (
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="w-5 border-ink border-t-2 border-dashed" />
              {compare === "weekdays" ? `Average of ${comparisonInWords(compare, range)}` : against}
            </li>
          )}
        </ul>
      }
      table={{
        columns: [UNITS[interval], "On site", "Online", ...(compared ? ["Compared"] : [])],
        rows: chart.map((part) => [
          label(part.begins),
          part.onsite,
          part.online,
          ...(compared ? [part.compared ?? 0] : []),
        ]),
      }}
      title="Visits over time"
    />
  );
}

function findingOf({ chart, onsite, online }: FiguresWire, label: (begins: string) => string): string {
  if (onsite + online === 0) return "No visits.";
  const busiest = chart.reduce((best, each) => (each.onsite + each.online > best.onsite + best.online ? each : best));
  const most = busiest.onsite + busiest.online;
  return `${onsite.toLocaleString("en")} on site, ${online.toLocaleString("en")} online. The busiest: ${label(busiest.begins)}, ${most.toLocaleString("en")}.`;
}

/** The labels below are as many as fit beside each other on a phone. */
const MOST_LABELS = 6;

function Bars({ chart, label }: { chart: Chart; label: (begins: string) => string }) {
  const most = Math.max(1, ...chart.map(({ onsite, online, compared }) => Math.max(onsite + online, compared ?? 0)));
  const top = niceTop(most);
  const every = Math.ceil(chart.length / MOST_LABELS);
  const share = (count: number) => `${(count / top) * 100}%`;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-ink-soft text-small">
      <div className="flex h-56 flex-col justify-between text-end tabular-nums leading-none">
        <span>{top.toLocaleString("en")}</span>
        {top % 2 === 0 && <span>{(top / 2).toLocaleString("en")}</span>}
        <span>0</span>
      </div>
      <div className="flex h-56 items-stretch gap-px border-line border-y bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-[position:0_50%] bg-no-repeat">
        {chart.map(({ begins, onsite, online, compared }) => (
          <div className="relative flex min-w-0 flex-1 flex-col justify-end" key={begins}>
            {online > 0 && (
              <div className={`border border-saffron bg-raised ${HATCHED}`} style={{ height: share(online) }} />
            )}
            {onsite > 0 && <div className="bg-herb" style={{ height: share(onsite) }} />}
            {compared !== null && (
              <div
                className="absolute inset-x-0 border-ink border-t-2 border-dashed"
                style={{ bottom: share(Math.max(0, compared)) }}
              />
            )}
          </div>
        ))}
      </div>
      <span />
      <div className="mt-1.5 flex tabular-nums">
        {chart
          .filter((_, n) => n % every === 0)
          .map(({ begins }, n, shown) => (
            <span
              className="overflow-visible whitespace-nowrap"
              key={begins}
              style={{ flex: `${n === shown.length - 1 ? chart.length - n * every : every} 1 0`, minWidth: 0 }}
            >
              {label(begins)}
            </span>
          ))}
      </div>
    </div>
  );
}

/** The next round number above: 1, 2, 4, 5 or 10 of its size. */
function niceTop(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 6, 8, 10].find((each) => each * size >= most) ?? 10;
  return Math.max(2, step * size);
}
