import { SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import type { Prisma } from "@/server/db/generated/client";
import { countHidden, type FoundPage, findByWords, findNewest, type Search } from "./find-hits";
import type { Condition } from "./terms";
import type { WordConditions } from "./word-conditions";

/** Classes of fit that exclude each other, best first. The first `fitting` are searched one by one. */
export type Ranking = {
  readonly classes: readonly Condition[];
  readonly fitting: number;
  /** All classes after the fitting ones as one condition, and the number of a recipe's class among them. */
  readonly others: { readonly all: Condition; readonly place: Prisma.Sql };
};

/** How many hits that do not fit are ranked: the newest, with title matches first. */
const RANKED_WORDS = 3_000;

/**
 * Searches class by class, best first; each class is sorted like a search of its own. No recipe of a worse class
 * precedes one of a better class, however many match. If the best class has fewer hits than are counted, the other
 * classes are searched too, all at once. Of the hits of a search with words that do not fit, only RANKED_WORDS are
 * ranked.
 */
export async function findRanked(search: Search, ranking: Ranking, words: WordConditions | null): Promise<FoundPage> {
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

/** The searches whose results are concatenated. */
function stepsOf({ classes, fitting, others }: Ranking, words: WordConditions | null): Step[] {
  if (!words || classes.length <= fitting) return classes.map((each) => ({ filters: [each] }));
  return [
    ...classes.slice(0, fitting).map((each) => ({ filters: [each] })),
    { filters: [others.all], sort: { by: "counted", key: others.place }, among: RANKED_WORDS, isMost: true },
  ];
}
