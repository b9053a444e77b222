import { DAY_AMOUNTS, type DayAmount } from "../dietary/day-amounts";
import type { PlanWire } from "../schemas/meal-plan";
import { daysOf } from "./week";

/**
 * `amount` is null when no recipe of the day has known nutrition. `isAtLeast`: a dish of the day is not counted, or not
 * whole.
 */
export type DayTotal = { readonly day: string; readonly amount: number | null; readonly isAtLeast: boolean };
export type NutrientBalance = {
  readonly against: DayAmount;
  readonly label: string;
  readonly unit: string;
  readonly days: readonly DayTotal[];
  /** The mean of the days with known amounts. */
  readonly mean: number;
};
export type WeekBalance = {
  readonly dishes: number;
  readonly known: number;
  /** The ingredients of the known dishes that are not counted. */
  readonly uncounted: number;
  readonly nutrients: readonly NutrientBalance[];
};

/**
 * The nutrients that one person takes in who eats one serving of every planned dish, compared with daily amounts. A
 * dish without known nutrition is not counted; the result says so, and its sums are then lower bounds.
 */
export function weekBalance({ week, starts, entries, recipes }: PlanWire): WeekBalance {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe.nutrition]));
  const dishes = entries.filter((entry) => !entry.is_note);
  const known = dishes.flatMap(({ day, recipe_id: id }) => {
    const nutrition = id === null ? undefined : byId.get(id);
    return nutrition ? [{ day, values: nutrition.values, uncounted: nutrition.uncounted }] : [];
  });
  const nutrients = DAY_AMOUNTS.flatMap((against): NutrientBalance[] => {
    const named = known.flatMap(({ values }) => values).find(({ key }) => key === against.key);
    if (!named) return [];
    const days = daysOf(week, starts).map((day) => {
      const ofDay = known.filter((dish) => dish.day === day);
      const values = ofDay.flatMap((dish) => dish.values.filter(({ key }) => key === against.key));
      const isWhole = values.length === dishes.filter((dish) => dish.day === day).length;
      return {
        day,
        amount: values.length === 0 ? null : values.reduce((sum, { amount }) => sum + amount, 0),
        isAtLeast: !isWhole || values.some((value) => value.is_at_least),
      };
    });
    const amounts = days.flatMap(({ amount }) => amount ?? []);
    return [
      {
        ...{ against, days, label: named.label, unit: named.unit },
        mean: amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
      },
    ];
  });
  const uncounted = known.reduce((sum, dish) => sum + dish.uncounted, 0);
  return { dishes: dishes.length, known: known.length, uncounted, nutrients };
}
