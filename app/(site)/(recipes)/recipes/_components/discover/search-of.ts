import type { z } from "zod";
import type { Discover } from "@/components/recipes/discover/discover-address";
import { KIND_NAMES, type KindKey, type KindName } from "@/lib/recipes/kinds";
import type { recipeSearchQuery } from "@/lib/schemas/recipe-search";

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
