"use client";

import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin } from "chart.js";
import { Bar } from "react-chartjs-2";
import { type ChartColors, fillOf, useChartColors } from "./chart-looks";
import type { SeriesPoint } from "./series-words";

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

/** Labels only the highest value; the axis shows the others. */
const highest = (points: readonly SeriesPoint[], colors: ChartColors): Plugin<"bar"> => ({
  id: "highest",
  afterDatasetsDraw(chart) {
    const totals = points.map(({ physical, online }) => physical + online);
    const most = Math.max(...totals);
    if (most <= 0) return;
    const index = totals.indexOf(most);
    const bar = chart.getDatasetMeta(0).data[index];
    if (!bar) return;
    const { ctx, scales } = chart;
    ctx.fillStyle = colors.ink;
    ctx.font = `600 13px ${colors.font}`;
    ctx.textAlign = "center";
    ctx.fillText(String(most), bar.x, (scales.y?.getPixelForValue(most) ?? 0) - 6);
  },
});

/** Visits as stacked bars, on site below and online above. The surrounding figure supplies the accessible name. */
export function VisitsChart({ points }: { points: readonly SeriesPoint[] }) {
  const colors = useChartColors();
  if (!colors) return null;
  const onsite = fillOf("onsite", colors);
  const online = fillOf("online", colors);
  const dataset = (label: string, values: number[], { fill, edge }: typeof onsite) => ({
    label,
    data: values,
    backgroundColor: fill,
    borderColor: edge,
    borderWidth: 1,
  });
  const ticks = { color: colors["ink-soft"], font: { family: colors.font, size: 13 } };
  return (
    <Bar
      aria-label="Bar chart of visits over time: Table shows the same numbers"
      data={{
        labels: points.map(({ label }) => label),
        datasets: [
          dataset(
            "On site",
            points.map(({ physical }) => physical),
            onsite,
          ),
          dataset(
            "Online",
            points.map(({ online: count }) => count),
            online,
          ),
        ],
      }}
      key={colors.ink}
      options={{
        animation: false,
        maintainAspectRatio: false,
        layout: { padding: { top: 18 } },
        scales: {
          x: { stacked: true, grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 18 } },
          y: {
            stacked: true,
            beginAtZero: true,
            border: { display: false },
            grid: { color: colors.line },
            ticks: { ...ticks, precision: 0, maxTicksLimit: 5 },
          },
        },
        datasets: { bar: { categoryPercentage: 0.9, barPercentage: 0.9 } },
      }}
      plugins={[highest(points, colors)]}
    />
  );
}
