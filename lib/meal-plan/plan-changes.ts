import type { PlanEntryChanges, PlanEntryWire, PlanRecipeWire, PlanWire } from "../schemas/meal-plan";
import { MEALS, type Meal } from "./meals";
import { daysOf } from "./week";

/**
 * A meal of a day. The functions below apply a change to the shown week before the server has answered, as the server
 * will.
 */

export type Slot = { day: string; meal: Meal };

const isIn = (entry: PlanEntryWire, { day, meal }: Slot): boolean => entry.day === day && entry.meal === meal;
const byPosition = (a: PlanEntryWire, b: PlanEntryWire): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** The entries of a meal, in order. */
export const entriesOf = ({ entries }: PlanWire, slot: Slot): PlanEntryWire[] =>
  entries.filter((entry) => isIn(entry, slot)).sort(byPosition);

export function withEntry(plan: PlanWire, entry: Omit<PlanEntryWire, "position">, recipe?: PlanRecipeWire): PlanWire {
  if (plan.entries.some(({ id }) => id === entry.id)) return plan;
  const position = Math.max(0, ...entriesOf(plan, entry).map((each) => each.position)) + 1;
  const isNew = recipe && !plan.recipes.some(({ id }) => id === recipe.id);
  return {
    ...plan,
    entries: [...plan.entries, { ...entry, position }],
    recipes: isNew ? [...plan.recipes, recipe] : plan.recipes,
  };
}

export const withoutEntry = (plan: PlanWire, id: string): PlanWire => ({
  ...plan,
  entries: plan.entries.filter((entry) => entry.id !== id),
});

/** Changing an entry that no longer exists does nothing. An entry that moves to another week leaves this one. */
export function withChange(plan: PlanWire, id: string, changes: PlanEntryChanges): PlanWire {
  const entry = plan.entries.find((each) => each.id === id);
  if (!entry) return plan;
  const { day = entry.day, meal = entry.meal, servings = entry.servings, note = entry.title } = changes;
  const changed: PlanEntryWire = { ...entry, day, meal, servings, title: note };
  const rest = withoutEntry(plan, id);
  if (!daysOf(plan.week, plan.starts).includes(day)) return rest;
  const isMove = changes.day !== undefined || changes.meal !== undefined || changes.index !== undefined;
  if (!isMove) return { ...rest, entries: [...rest.entries, changed] };
  const slot = { day, meal };
  const order = entriesOf(rest, slot);
  order.splice(changes.index ?? order.length, 0, changed);
  const numbered = order.map((each, index) => ({ ...each, position: index + 1 }));
  return { ...rest, entries: [...rest.entries.filter((each) => !isIn(each, slot)), ...numbered] };
}

export type Direction = "up" | "down" | "left" | "right";

/**
 * The slot to which an arrow key moves an entry. Up and down move it among the entries of its meal, then to the day
 * before or after; left and right to the meal before or after. Null when this week has no such slot.
 */
export function stepOf(plan: PlanWire, id: string, direction: Direction): (Slot & { index?: number }) | null {
  const entry = plan.entries.find((each) => each.id === id);
  if (!entry) return null;
  const { day, meal } = entry;
  if (direction === "left" || direction === "right") {
    const next = MEALS[MEALS.indexOf(meal) + (direction === "right" ? 1 : -1)];
    return next ? { day, meal: next } : null;
  }
  const order = entriesOf(plan, entry);
  const step = direction === "down" ? 1 : -1;
  const index = order.findIndex((each) => each.id === id) + step;
  if (index >= 0 && index < order.length) return { day, meal, index };
  const days = daysOf(plan.week, plan.starts);
  const next = days[days.indexOf(day) + step];
  if (!next) return null;
  return direction === "down" ? { day: next, meal, index: 0 } : { day: next, meal };
}
