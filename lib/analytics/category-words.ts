import { titleCase } from "@/lib/id-card/id-card";
import { dietLabel, isDietKey, isFreeFrom } from "../dietary/diets";
import type { BreakdownType } from "../schemas/visit-analytics";

const OTHER: Record<string, string> = {
  none: "None",
  low_carb: "Low Carb",
  physical: "On site",
  online: "Online",
  allergic: "Any allergy",
};

export const categoryLabel = (name: string): string =>
  OTHER[name] ?? (isDietKey(name) ? dietLabel(name) : titleCase(name));

/**
 * Fill patterns that distinguish the groups of a chart (solid, hatched, dotted), so that colour is never the only
 * sign.
 */
export type Tone = "diet" | "allergy" | "health" | "onsite" | "online";

export function toneOf(type: BreakdownType, name: string): Tone {
  if (type === "health") return "health";
  if (type === "visit_types") return name === "online" ? "online" : "onsite";
  return name === "allergic" || (isDietKey(name) && isFreeFrom(name)) ? "allergy" : "diet";
}

/** A share to one decimal, as charts and tables write it. */
export const shareOf = (count: number, of: number): string => `${((count / Math.max(1, of)) * 100).toFixed(1)}%`;

export const FEWER = "fewer than 5";
