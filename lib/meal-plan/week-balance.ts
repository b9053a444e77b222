import { DAY_AMOUNTS, type DayAmount } from "../dietary/day-amounts";
import type { PlanWire } from "../schemas/meal-plan";
import { daysOf } from "./week";

/** `amount` null: nothing is planned that day whose nutrition is known. */
export type DayTotal = { readonly day: string; readonly amount: number | null };
export type NutrientBalance = {
  readonly against: DayAmount;
  readonly label: string;
  readonly unit: string;
  readonly days: readonly DayTotal[];
  /** Over the days of which something is known. */
  readonly mean: number;
};
export type WeekBalance = {
  readonly dishes: number;
  readonly known: number;
  readonly nutrients: readonly NutrientBalance[];
};

/**
 * What one person takes in who eats a serving of everything that is planned, beside a day's amount. A dish that is not
 * known is not counted, and the sum says so: it is then at least so much.
 */
export function weekBalance({ week, entries, recipes }: PlanWire): WeekBalance {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe.nutrition]));
  const dishes = entries.filter((entry) => !entry.is_note);
  const known = dishes.flatMap(({ day, recipe_id: id }) => {
    const nutrition = id === null ? undefined : byId.get(id);
    return nutrition ? [{ day, values: nutrition.values }] : [];
  });
  const nutrients = DAY_AMOUNTS.flatMap((against): NutrientBalance[] => {
    const named = known.flatMap(({ values }) => values).find(({ key }) => key === against.key);
    if (!named) return [];
    const days = daysOf(week).map((day) => {
      const amounts = known
        .filter((dish) => dish.day === day)
        .flatMap(({ values }) => values.filter(({ key }) => key === against.key))
        .map(({ amount }) => amount);
      return { day, amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0) };
    });
    const told = days.flatMap(({ amount }) => amount ?? []);
    return [
      {
        ...{ against, days, label: named.label, unit: named.unit },
        mean: told.reduce((sum, amount) => sum + amount, 0) / told.length,
      },
    ];
  });
  return { dishes: dishes.length, known: known.length, nutrients };
}
