import type { Translation } from "@/lib/i18n/area";
import type { mealCalendar as english } from "@/messages/en/meal-calendar";

export const mealCalendar: Translation<typeof english> = {
  mealPlan: "Essensplan",
  mealPlanOf: "Essensplan: {name}",
  servings: "{count, plural, one {1 Portion} other {{count} Portionen}}",
  breakfast: "Frühstück",
  lunch: "Mittagessen",
  dinner: "Abendessen",
  snack: "Zwischendurch",
};
