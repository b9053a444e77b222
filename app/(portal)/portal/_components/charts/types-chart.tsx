"use client";

import { ArcElement, Chart, PieController, type Plugin } from "chart.js";
import { Pie } from "react-chartjs-2";
import { categoryLabel, shareOf, toneOf } from "@/lib/analytics/category-words";
import type { BreakdownWire } from "@/lib/schemas/visit-analytics";
import { fillOf, useChartColors } from "./chart-looks";

Chart.register(ArcElement, PieController);

/** How guests checked in. The labels are at the slices, so no legend is needed. */
export function TypesChart({ groups }: { groups: BreakdownWire }) {
  const colors = useChartColors();
  if (!colors) return null;
  const shown = groups.flatMap(({ name, count }) => (count ? [{ name, count }] : []));
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const fills = shown.map(({ name }) => fillOf(toneOf("visit_types", name), colors));
  const labels: Plugin<"pie"> = {
    id: "labels",
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      for (const [index, arc] of chart.getDatasetMeta(0).data.entries()) {
        const group = shown[index];
        if (!group) continue;
        const { startAngle, endAngle, outerRadius, x, y } = (arc as ArcElement).getProps(
          ["startAngle", "endAngle", "outerRadius", "x", "y"],
          true,
        );
        if (x === null || y === null) continue;
        const angle = (startAngle + endAngle) / 2;
        const isRight = Math.cos(angle) >= 0;
        const [atX, atY] = [x + Math.cos(angle) * (outerRadius + 14), y + Math.sin(angle) * (outerRadius + 14)];
        ctx.textAlign = isRight ? "left" : "right";
        ctx.textBaseline = "middle";
        ctx.fillStyle = colors.ink;
        ctx.font = `600 13px ${colors.font}`;
        ctx.fillText(categoryLabel(group.name), atX, atY - 8);
        ctx.font = `13px ${colors.font}`;
        ctx.fillStyle = colors["ink-soft"];
        ctx.fillText(shareOf(group.count, total), atX, atY + 9);
      }
    },
  };
  return (
    <div className="h-64">
      <Pie
        aria-label="Pie chart: Table shows the same numbers"
        data={{
          labels: shown.map(({ name }) => categoryLabel(name)),
          datasets: [
            {
              data: shown.map(({ count }) => count),
              backgroundColor: fills.map(({ fill }) => fill),
              borderColor: fills.map(({ edge }) => edge),
              borderWidth: 1.5,
            },
          ],
        }}
        key={colors.ink}
        options={{
          animation: false,
          maintainAspectRatio: false,
          layout: { padding: { left: 90, right: 90, top: 24, bottom: 24 } },
        }}
        plugins={[labels]}
      />
    </div>
  );
}
