import { SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import type { Prisma } from "@/server/db/generated/client";
import { countHidden, type FoundPage, findByWords, findNewest, type Search, type Words } from "./find-hits";

/** Classes of fit that exclude each other, best first, and an expression for the rank of a recipe's class. */
export type Ranking = { readonly classes: readonly Prisma.Sql[]; readonly place: Prisma.Sql };

/** The number of word matches, title matches first, whose fit is examined. */
const RANKED_WORDS = 3_000;

/**
 * Searches class by class, best first, newest first within each. However many match, no recipe of a worse class
 * precedes one of a better. The next class is searched only while the earlier ones leave room within the counted
 * limit.
 */
export async function findRanked(search: Search, { classes }: Ranking): Promise<FoundPage> {
  const ids: string[] = [];
  let total = 0;
  for (const each of classes) {
    const found = await findNewest({
      ...search,
      fits: null,
      filters: [...search.filters, each],
      from: Math.max(0, search.from - total),
      size: search.size - ids.length,
    });
    ids.push(...found.ids);
    total += found.total;
    if (total >= SEARCH_TOTAL_LIMIT) break;
  }
  return { ids, total: Math.min(total, SEARCH_TOTAL_LIMIT), hidden: await countHidden(search) };
}

/** By class, then by the words. The words' index meets all matches anyway, so one search serves all classes. */
export const findRankedWords = (search: Search, { place }: Ranking, words: Words) =>
  findByWords({ ...search, sort: { key: place, isColumn: false } }, words, RANKED_WORDS);
