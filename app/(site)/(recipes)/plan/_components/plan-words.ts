import type { Say } from "@/lib/i18n/area";
import { MEAL_WORDS } from "@/lib/meal-plan/meals";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import { weekdayOf } from "@/lib/meal-plan/week";
import type { PlanToListWire } from "@/lib/schemas/meal-plan";
import type { planText } from "@/messages/en/plan";

type T = Say<typeof planText>;

/** "Monday, dinner" */
export const slotWords = (t: T, { day, meal }: Slot): string =>
  t("slot", { day: weekdayOf(day, t.locale), meal: t.known(MEAL_WORDS[meal].toLowerCase()) });

/** The result of adding recipes to the list, in words. */
export function onListWords(t: T, { added, rescaled, unchanged, gone }: PlanToListWire): string {
  const parts = [
    added > 0 ? t("putOnList", { count: added }) : "",
    rescaled > 0 ? t("otherServings", { count: rescaled }) : "",
    unchanged > 0 ? t("thereAlready", { count: unchanged }) : "",
    gone.length > 0 ? t("recipesGone", { gone: gone.join(", ") }) : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : t("nonePlanned");
}
