import type { z } from "zod";
import { type Discover, isSearch } from "@/components/recipes/discover/discover-address";
import { KIND_NAMES, type KindKey, type KindName } from "@/lib/recipes/kinds";
import type { RecipeSearchWire, recipeSearchQuery } from "@/lib/schemas/recipe-search";

/** The kinds that are asked for. */
const kindsOf = (shown: Discover): { [Name in KindName]?: KindKey<Name> } =>
  Object.fromEntries(KIND_NAMES.flatMap((name) => (shown[name] === null ? [] : [[name, shown[name]]])));

/** The API's search for the state of the page. `hasCard`: there is somebody whom a recipe could fit. */
export const searchOf = (shown: Discover, hasCard: boolean) =>
  ({
    q: shown.q,
    ingredients: [...shown.ingredients],
    match: shown.match,
    exclude: [...shown.exclude],
    ...(hasCard && shown.fitsMe ? { fit: shown.fit } : {}),
    ...(shown.sourceUrl === null ? {} : { source_url: shown.sourceUrl }),
    ...(shown.time === null ? {} : { max_time: shown.time }),
    ...kindsOf(shown),
    ...(shown.diet === null ? {} : { diet: shown.diet }),
    have: [...shown.have],
    sort: shown.sort,
    page: shown.page,
    page_size: shown.pageSize,
  }) satisfies z.infer<typeof recipeSearchQuery>;

/** So many of the recipes that "Fits me" hides are shown where it hides all that was searched for. */
const SHOWN_HIDDEN = 6;

/** True if the search has found recipes, and "Fits me" hides every one of them. */
export const isAllHidden = (shown: Discover, { items, hidden_count: hidden }: RecipeSearchWire): boolean =>
  isSearch(shown) && shown.page === 1 && items.length === 0 && (hidden ?? 0) > 0;

/** The search without "Fits me". */
export const hiddenSearchOf = (shown: Discover) => ({
  ...searchOf({ ...shown, fitsMe: false }, true),
  page_size: SHOWN_HIDDEN,
});
