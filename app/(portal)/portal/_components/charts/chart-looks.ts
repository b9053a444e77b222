"use client";

import { useEffect, useState } from "react";
import type { Tone } from "@/lib/analytics/category-words";

const NAMES = ["ink", "ink-soft", "line", "raised", "herb", "herb-tint", "tomato", "saffron", "slate"] as const;
/** `font` is the page's font family under the name that the build gives it. */
export type ChartColors = Record<(typeof NAMES)[number], string> & { font: string };

/**
 * The theme's colours, resolved because a canvas cannot read CSS variables; resolved again when the theme changes. Null
 * during server rendering and the first paint.
 */
export function useChartColors(): ChartColors | null {
  const [colors, setColors] = useState<ChartColors | null>(null);
  useEffect(() => {
    const read = () => {
      const probe = document.createElement("span");
      document.body.append(probe);
      const entries = NAMES.map((name) => {
        probe.style.color = `var(--${name})`;
        return [name, getComputedStyle(probe).color];
      });
      probe.remove();
      const { fontFamily: font } = getComputedStyle(document.body);
      setColors({ ...(Object.fromEntries(entries) as Omit<ChartColors, "font">), font });
    };
    read();
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    return () => dark.removeEventListener("change", read);
  }, []);
  return colors;
}

const TILE = 8;

/** A repeated tile, because patterns stay distinguishable in a black-and-white print. */
function pattern(draw: (context: CanvasRenderingContext2D) => void): CanvasPattern | string {
  const tile = document.createElement("canvas");
  tile.width = TILE;
  tile.height = TILE;
  const context = tile.getContext("2d");
  if (!context) return "gray";
  draw(context);
  return context.createPattern(tile, "repeat") ?? "gray";
}

const hatched = (color: string, ground: string) =>
  pattern((context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, TILE, TILE);
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.beginPath();
    for (const shift of [-TILE, 0, TILE]) {
      context.moveTo(shift, TILE);
      context.lineTo(shift + TILE, 0);
    }
    context.stroke();
  });

const dotted = (color: string, ground: string) =>
  pattern((context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, TILE, TILE);
    context.fillStyle = color;
    for (const [x, y] of [
      [2, 2],
      [6, 6],
    ] as const) {
      context.beginPath();
      context.arc(x, y, 1.3, 0, Math.PI * 2);
      context.fill();
    }
  });

type Fill = { fill: CanvasPattern | string; edge: string };

/** `isTop`: the group is one of the two largest, which are filled. */
export function fillOf(tone: Tone, colors: ChartColors, isTop = false): Fill {
  if (tone === "allergy") return { fill: hatched(colors.tomato, colors.raised), edge: colors.tomato };
  if (tone === "health") return { fill: dotted(colors.slate, colors.raised), edge: colors.slate };
  if (tone === "online") return { fill: hatched(colors.saffron, colors.raised), edge: colors.saffron };
  if (tone === "onsite" || isTop) return { fill: colors.herb, edge: colors.herb };
  return { fill: colors["herb-tint"], edge: colors.herb };
}
