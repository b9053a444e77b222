import { FIT_WORDS, PART_OF_TABLE_FIT_WORDS, TABLE_FIT_WORDS } from "@/components/recipes/card-fit";
import type { Discover } from "@/components/recipes/discover/discover-address";
import type { FitStateWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";

/** From the best to the worst fit. "Perhaps" comes after "unknown", because something speaks against it. */
const STATES = ["match", "check_label", "adaptable", "unknown", "may_contain", "conflict"] as const;
STATES satisfies readonly FitStateWire[];

/** The heading of a group of recipes. */
export function groupWords({ state, recipes }: FitGroup): string {
  const people = recipes.flatMap(({ fit }) => fit?.people ?? []);
  if (people.length === 0) return FIT_WORDS[state];
  return (people.some(({ unchecked }) => unchecked) ? PART_OF_TABLE_FIT_WORDS : TABLE_FIT_WORDS)[state];
}

export type FitGroup = { state: FitStateWire; recipes: RecipeWire[] };

/** True if the results are ordered by how well they fit; another order must not be broken by groups. */
export const isOrderedByFit = ({ sort, fitsMe, fit }: Discover): boolean =>
  sort === "fit" || (sort === "best" && fitsMe && fit === "relaxed");

/**
 * Groups the recipes of a page by how they fit; within a group they keep the order of the page. Null if one of them
 * was not judged, because no group could hold it.
 */
export function fitGroups(recipes: readonly RecipeWire[]): FitGroup[] | null {
  if (recipes.length === 0 || recipes.some(({ fit }) => !fit)) return null;
  return STATES.map((state) => ({ state, recipes: recipes.filter(({ fit }) => fit?.state === state) })).filter(
    ({ recipes: some }) => some.length > 0,
  );
}
