import { FIT_WORDS } from "@/components/recipes/card-fit";
import type { Discover } from "@/components/recipes/discover/discover-address";
import { shortNamesOf } from "@/components/recipes/people-words";
import type { Say } from "@/lib/i18n/area";
import type { FitStateWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { verdicts } from "@/messages/en/verdicts";

/** From the best to the worst fit. "Perhaps" comes after "unknown", because something speaks against it. */
const STATES = ["match", "check_label", "adaptable", "unknown", "may_contain", "conflict"] as const;
STATES satisfies readonly FitStateWire[];

const GROUP_WORDS = {
  match: "fitsNames",
  check_label: "groupLabels",
  adaptable: "groupAdaptable",
  unknown: "unknownForNames",
  conflict: "groupConflict",
} as const;

/** The heading of a group of recipes. Of a table it names those who were checked, because it speaks for nobody else. */
export function groupWords(t: Say<typeof verdicts>, { state, recipes }: FitGroup): string {
  const people = recipes[0]?.fit?.people ?? [];
  const checked = people.filter(({ unchecked }) => !unchecked);
  if (checked.length === 0 || state === "may_contain") return t.known(FIT_WORDS[state]);
  return t(GROUP_WORDS[state], { names: shortNamesOf(t, checked), count: checked.length });
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
