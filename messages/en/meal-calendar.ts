import { area } from "@/lib/i18n/area";

/** What a calendar application shows of a meal plan. */
export const mealCalendar = area("meal-calendar", {
  mealPlan: "Meal plan",
  mealPlanOf: "Meal plan: {name}",
  servings: "{count, plural, one {1 serving} other {{count} servings}}",
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snack",
});
