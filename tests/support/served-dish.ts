import type { Course } from "@/lib/recipes/kinds";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";
import type { Judging } from "@/server/recipes/judge-recipe";
import { limitedAmounts, openAmounts } from "@/server/recipes/line-amounts";
import type { ServingFacts } from "@/server/recipes/serving-findings";

export type WrittenDish = { lines: readonly string[]; servings: number | null; course?: Course };

export const concernOnly = (concern: string): Judging => ({
  settings: [{ type: "health", key: concern }],
  names: new Map(),
});

export const linesOf = ({ lines }: WrittenDish) =>
  lines.map((name, index) => ({ id: String(index), name, quantity: null, unit: null, note: null }));

/** What is stored of a serving of a dish, without a database. */
export function servedDish(dish: WrittenDish, knowledge: Knowledge): ServingFacts {
  const { servings, course = null } = dish;
  const lines = linesOf(dish).map((line) => ({ id: line.id, ...analyseLine(line, knowledge) }));
  const { perServing, mostPerServing } = combineLines(lines, servings);
  const values = Object.entries(perServing).map(([key, amount]) => ({ key, label: key, unit: "", amount }));
  const amounts = new Map(
    lines.map((line) => [
      line.id,
      { counted: limitedAmounts(line) ?? {}, open: openAmounts(line) ?? {}, isUntold: line.isUntold },
    ]),
  );
  return {
    ...{ servings, course, amounts },
    nutrition: { per: servings === null ? "recipe" : "serving", values },
    most: mostPerServing,
  };
}
