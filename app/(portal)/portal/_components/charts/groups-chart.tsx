"use client";

import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin } from "chart.js";
import { Bar } from "react-chartjs-2";
import { categoryLabel, FEWER, shareOf, toneOf } from "@/lib/analytics/category-words";
import type { BreakdownType, BreakdownWire } from "@/lib/schemas/visit-analytics";
import { fillOf, useChartColors } from "./chart-looks";

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const ROW = 30;
const LABELS = 96;
/** The width in pixels of the outline that stands for a withheld group, always the same so that it reveals no size. */
const OUTLINE = 32;

type GroupsChartProps = { type: BreakdownType; groups: BreakdownWire; among: number };

export function GroupsChart({ type, groups, among }: GroupsChartProps) {
  const colors = useChartColors();
  if (!colors) return null;
  const fills = groups.map(({ name }, index) => fillOf(toneOf(type, name), colors, index < 2));
  const values: Plugin<"bar"> = {
    id: "values",
    afterDatasetsDraw(chart) {
      const { ctx, chartArea } = chart;
      for (const [index, bar] of chart.getDatasetMeta(0).data.entries()) {
        const count = groups[index]?.count ?? null;
        ctx.textAlign = "right";
        ctx.textBaseline = "middle";
        ctx.fillStyle = colors["ink-soft"];
        ctx.font = `13px ${colors.font}`;
        const share = count === null ? FEWER : shareOf(count, among);
        ctx.fillText(share, chart.width - 2, bar.y);
        if (count === null) {
          ctx.setLineDash([3, 3]);
          ctx.strokeStyle = colors["ink-soft"];
          ctx.strokeRect(chartArea.left + 0.5, bar.y - 9, OUTLINE, 18);
          ctx.setLineDash([]);
          continue;
        }
        ctx.fillStyle = colors.ink;
        ctx.font = `600 13px ${colors.font}`;
        ctx.fillText(count.toLocaleString("en"), chart.width - 8 - ctx.measureText("100.0%").width, bar.y);
      }
    },
  };
  return (
    <div style={{ height: groups.length * ROW + 8 }}>
      <Bar
        aria-label="Bar chart: Table shows the same numbers"
        data={{
          labels: groups.map(({ name }) => categoryLabel(name)),
          datasets: [
            {
              data: groups.map(({ count }) => count ?? 0),
              backgroundColor: fills.map(({ fill }) => fill),
              borderColor: fills.map(({ edge }) => edge),
              borderWidth: 1.5,
              barThickness: 18,
            },
          ],
        }}
        key={colors.ink}
        options={{
          animation: false,
          indexAxis: "y",
          maintainAspectRatio: false,
          layout: { padding: { right: LABELS } },
          scales: {
            x: { display: false, beginAtZero: true },
            y: {
              border: { display: false },
              grid: { display: false },
              ticks: { autoSkip: false, color: colors.ink, font: { family: colors.font, size: 13 } },
              // In a narrow chart the labels get half of the remaining width, which truncates the longest ones.
              afterFit: (scale) => {
                scale.ctx.font = `13px ${colors.font}`;
                const widths = groups.map(({ name }) => scale.ctx.measureText(categoryLabel(name)).width);
                scale.width = Math.max(scale.width, Math.max(0, ...widths) + 12);
              },
            },
          },
        }}
        plugins={[values]}
      />
    </div>
  );
}
