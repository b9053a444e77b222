import type { DietKey } from "@/lib/dietary/diets";
import { DIET_RULES, fitOf } from "../foods/diet-rules";
import type { Knowledge } from "../model/knowledge";
import type { FoodReading } from "../model/mention";
import { UNKNOWN } from "../model/profile";
import { readFood } from "../reading/read-food";

/** true: it fits. false: it does not. null: nobody can tell. */
export type DietLabels = Partial<Record<DietKey, boolean | null>>;

/** Labels one ingredient's name or line. A text without a present food gets no label. */
export function labelFood(text: string, knowledge: Knowledge): DietLabels {
  return labelsOf(readFood(text, knowledge, { kind: "ingredient" }));
}

export function labelsOf(reading: FoodReading): DietLabels {
  const profile = reading.mentions.some((mention) => mention.polarity !== "absent") ? reading.profile : UNKNOWN;
  const labels: DietLabels = {};
  for (const [key, rule] of Object.entries(DIET_RULES)) {
    const fit = fitOf(profile, rule);
    labels[key as DietKey] = fit === "fits" ? true : fit === "conflict" ? false : null;
  }
  return labels;
}
