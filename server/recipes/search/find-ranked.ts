import { SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import type { Prisma } from "@/server/db/generated/client";
import type { AskedWords } from "./asked-words";
import { countHidden, type FoundPage, findByWords, findNewest, type Search } from "./find-hits";
import type { Condition } from "./terms";

/** Classes of fit that exclude each other, best first; of the first `fitting` a recipe is known to fit. */
export type Ranking = {
  readonly classes: readonly Condition[];
  readonly fitting: number;
  /** All classes after the fitting ones as one condition, and the number of a recipe's class among them. */
  readonly others: { readonly all: Condition; readonly place: Prisma.Sql };
};

/** So many that have the words and do not fit are ranked, the newest, title matches first. */
const RANKED_WORDS = 3_000;

/**
 * Searches class by class, best first; within each as a search of that class alone. However many match, no recipe of a
 * worse class precedes one of a better. Where the best class leaves room within the counted limit, the others are
 * searched at once. Of what has the words of a search and does not fit, a limited number is ranked.
 */
export async function findRanked(search: Search, ranking: Ranking, words: AskedWords | null): Promise<FoundPage> {
  const [best, ...others] = stepsOf(ranking, words);
  const until = search.from + search.size;
  const find = (step: Step): Promise<FoundPage> => {
    const inClass = {
      ...search,
      ...step,
      fits: null,
      filters: [...search.filters, ...step.filters],
      from: 0,
      size: until,
    };
    return words ? findByWords(inClass, words) : findNewest(inClass);
  };
  const [first, hidden] = await Promise.all([best ? find(best) : NOTHING_FOUND, countHidden(search, words)]);
  const found = first.total < SEARCH_TOTAL_LIMIT ? [first, ...(await Promise.all(others.map(find)))] : [first];
  return {
    ids: found.flatMap(({ ids }) => ids).slice(search.from, until),
    total: Math.min(
      found.reduce((sum, { total }) => sum + total, 0),
      SEARCH_TOTAL_LIMIT,
    ),
    hidden,
  };
}

const NOTHING_FOUND: FoundPage = { ids: [], total: 0, hidden: 0 };

type Step = Pick<Search, "filters"> & Partial<Pick<Search, "sort" | "among" | "isMost">>;

/** The searches whose answers follow each other. */
function stepsOf({ classes, fitting, others }: Ranking, words: AskedWords | null): Step[] {
  if (!words || classes.length <= fitting) return classes.map((each) => ({ filters: [each] }));
  return [
    ...classes.slice(0, fitting).map((each) => ({ filters: [each] })),
    { filters: [others.all], sort: { by: "counted", key: others.place }, among: RANKED_WORDS, isMost: true },
  ];
}
