import { SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import type { Prisma } from "@/server/db/generated/client";
import { countHidden, type FoundPage, findByWords, findNewest, type Search, type Words } from "./find-hits";

/** Classes that exclude each other, the best first, and the place of a recipe's class among all. */
export type Ranking = { readonly classes: readonly Prisma.Sql[]; readonly place: Prisma.Sql };

/** Of so many that have the words, those with them in the title first, the fit is looked at. */
const RANKED_WORDS = 3_000;

/**
 * One class after the other, the best first, the newest first within each. However many match, none of a lesser class
 * stands before one of a better; the next class is asked for only where those before it leave room within what is counted.
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

/** By class, then by the words. All that have them are met by their index anyway: once for all classes. */
export const findRankedWords = (search: Search, { place }: Ranking, words: Words) =>
  findByWords({ ...search, sort: { key: place, isColumn: false } }, words, RANKED_WORDS);
