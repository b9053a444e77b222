import { MEAL_WORDS } from "@/lib/meal-plan/meals";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import { weekdayOf } from "@/lib/meal-plan/week";
import type { PlanToListWire } from "@/lib/schemas/meal-plan";

/** "Monday, dinner" */
export const slotWords = ({ day, meal }: Slot): string => `${weekdayOf(day)}, ${MEAL_WORDS[meal].toLowerCase()}`;

export const recipesWords = (count: number): string => `${count} ${count === 1 ? "recipe" : "recipes"}`;

/** What came of putting recipes on the list. */
export function onListWords({ added, rescaled, unchanged, gone }: PlanToListWire): string {
  const parts = [
    added > 0 ? `${recipesWords(added)} put on your grocery list.` : "",
    rescaled > 0 ? `${recipesWords(rescaled)} changed to other servings.` : "",
    unchanged > 0 ? `${recipesWords(unchanged)} ${unchanged === 1 ? "was" : "were"} there already.` : "",
    gone.length > 0 ? `Not there any more: ${gone.join(", ")}.` : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "No recipe is planned on these days.";
}
