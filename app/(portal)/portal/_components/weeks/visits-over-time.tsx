import { comparisonInWords, UNITS } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { ChartPanel } from "../charts/chart-panel";
import { Bars, HATCHED } from "./bars";
import { partInWords, spanInWords } from "./span-words";
import type { Weeks } from "./weeks-href";

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
