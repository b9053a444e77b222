"use client";

import { ChartPanel } from "./chart-panel";

/** Visits by weekday (1 is Monday) and hour, in the venue's time zone. */
export type HourCount = { weekday: number; hour: number; visits: number };

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const CELL = 24;
const PLOT_LEFT = 40;
const TOP = 24;

/** A square's area shows the count; only the largest square is filled. */
export function HoursPanel({ hours, className }: { hours: readonly HourCount[]; className?: string }) {
  const most = hours.reduce<HourCount | null>((best, each) => (best && best.visits >= each.visits ? best : each), null);
  if (!most) return null;
  const from = Math.min(...hours.map(({ hour }) => hour));
  const to = Math.max(...hours.map(({ hour }) => hour));
  const [width, height] = [PLOT_LEFT + (to - from + 1) * CELL, TOP + DAYS.length * CELL];
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  const drawing = (
    <svg aria-hidden="true" className="h-auto w-full max-w-2xl" viewBox={`0 0 ${width} ${height}`}>
      {DAYS.map((day, index) => (
        <text className="fill-ink-soft text-[11px]" key={day} x={0} y={TOP + index * CELL + CELL / 2 + 4}>
          {day}
        </text>
      ))}
      {Array.from({ length: to - from + 1 }, (_, index) => from + index)
        .filter((hour) => (hour - from) % 3 === 0)
        .map((hour) => (
          <text
            className="fill-ink-soft text-[11px]"
            key={hour}
            textAnchor="middle"
            x={PLOT_LEFT + (hour - from) * CELL + CELL / 2}
            y={12}
          >
            {hour}
          </text>
        ))}
      {hours.map((each) => {
        const side = Math.max(3, Math.sqrt(each.visits / most.visits) * (CELL - 4));
        return (
          <rect
            className={each === most ? "fill-herb stroke-herb" : "fill-herb-tint stroke-herb"}
            height={side}
            key={`${each.weekday} ${each.hour}`}
            width={side}
            x={PLOT_LEFT + (each.hour - from) * CELL + (CELL - side) / 2}
            y={TOP + (each.weekday - 1) * CELL + (CELL - side) / 2}
          />
        );
      })}
    </svg>
  );
  const day = DAYS[most.weekday - 1] ?? "";
  return (
    <ChartPanel
      chart={drawing}
      className={className}
      fileName="visits-by-hour"
      finding={`The larger the square, the more visits. The fullest hour: ${day} ${clock(most.hour)}.`}
      table={{
        columns: ["Day and hour", "Visits"],
        rows: hours.map(({ weekday, hour, visits }) => [`${DAYS[weekday - 1]} ${clock(hour)}`, visits]),
      }}
      title="By hour"
    />
  );
}
