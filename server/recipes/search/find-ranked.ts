import { SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import { Prisma } from "@/server/db/generated/client";
import type { AskedWords } from "./asked-words";
import { countHidden, type FoundPage, findByWords, findNewest, type Search } from "./find-hits";
import { any, type Condition } from "./terms";

/** Classes of fit that exclude each other, best first; of the first `fitting` a recipe is known to fit. */
export type Ranking = { readonly classes: readonly Condition[]; readonly fitting: number };

/** So many that have the words and do not fit are ranked, the newest, title matches first. */
const RANKED_WORDS = 3_000;

/**
 * Searches class by class, best first; within each as a search of that class alone. However many match, no recipe of a
 * worse class precedes one of a better. The next class is searched only while the earlier ones leave room within the
 * counted limit. Of what has the words of a search and does not fit, a limited number is ranked.
 */
export async function findRanked(search: Search, ranking: Ranking, words: AskedWords | null): Promise<FoundPage> {
  const ids: string[] = [];
  let total = 0;
  for (const step of stepsOf(ranking, words)) {
    const inClass = {
      ...search,
      ...step,
      fits: null,
      filters: [...search.filters, ...step.filters],
      from: Math.max(0, search.from - total),
      size: search.size - ids.length,
    };
    const found = words ? await findByWords(inClass, words) : await findNewest(inClass);
    ids.push(...found.ids);
    total += found.total;
    if (total >= SEARCH_TOTAL_LIMIT) break;
  }
  return { ids, total: Math.min(total, SEARCH_TOTAL_LIMIT), hidden: await countHidden(search, words) };
}

type Step = Pick<Search, "filters"> & Partial<Pick<Search, "sort" | "among">>;

/** The searches that are made one after the other. */
function stepsOf({ classes, fitting }: Ranking, words: AskedWords | null): Step[] {
  const others = classes.slice(fitting);
  if (!words || others.length === 0) return classes.map((each) => ({ filters: [each] }));
  const places = others.map((each, place) => Prisma.sql`WHEN ${each.sql} THEN ${place}::int`);
  const key = Prisma.sql`CASE ${Prisma.join(places, " ")} END`;
  return [
    ...classes.slice(0, fitting).map((each) => ({ filters: [each] })),
    { filters: [any(others)], sort: { by: "counted", key }, among: RANKED_WORDS },
  ];
}
