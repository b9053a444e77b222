"use client";

import { ChartPanel } from "./chart-panel";
import { LazyVisitsChart } from "./lazy-charts";
import { type SeriesPoint, seriesInWords } from "./series-words";

type VisitsPanelProps = { points: readonly SeriesPoint[]; unit: string; className?: string };

export function VisitsPanel({ points, unit, className }: VisitsPanelProps) {
  return (
    <ChartPanel
      chart={
        <div className="h-60">
          <LazyVisitsChart points={points} />
        </div>
      }
      className={className}
      fileName="visits-over-time"
      finding={seriesInWords(points)}
      legend={<Legend />}
      table={{
        columns: [unit, "On site", "Online"],
        rows: points.map(({ label, physical, online }) => [label, physical, online]),
      }}
      title="Visits over time"
    />
  );
}

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-4 text-small">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 bg-herb" /> On site
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-3 border border-saffron bg-[repeating-linear-gradient(135deg,var(--saffron)_0_1.5px,transparent_1.5px_4px)]"
        />
        Online
      </li>
    </ul>
  );
}
