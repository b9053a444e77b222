import type { FitMode } from "@/lib/recipes/fit-modes";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { readFirst } from "../analysis/read-first";

/**
 * The recipes of a page, some of which an earlier engine read. They are read again before all others. A recipe that fitted
 * then is left out as soon as the current engine finds something against its lines. In the relaxed mode, and if `mode` is
 * null, it is shown with that.
 */
export function keepEarlier<T extends RecipeWire>(mode: FitMode | null, recipes: readonly T[]): T[] {
  readFirst(recipes.flatMap(({ id, is_earlier_reading: isEarlier }) => (isEarlier ? [id] : [])));
  if (mode === null || mode === "relaxed") return [...recipes];
  return recipes.filter((recipe) => !recipe.is_earlier_reading || !isAgainst(recipe));
}

const isAgainst = ({ fit }: RecipeWire): boolean =>
  fit?.state === "conflict" || fit?.state === "may_contain" || fit?.state === "adaptable";
