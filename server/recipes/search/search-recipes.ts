import type { RecipeSearchQuery, RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { ownRecipeOf, type Reader } from "../access";
import { normalizeSourceUrl } from "../import/source-address";
import { type Guest, withFits } from "../judge-cards";
import { pagesOf } from "../wire";
import { type AtHand, missingOf, readAtHand, withMissing } from "./at-hand";
import { withAllergens } from "./card-allergens";
import { correctWords } from "./correct-words";
import { type FoundPage, findByWords, findNewest, type Sort, type Words } from "./find-hits";
import { findRanked, findRankedWords } from "./find-ranked";
import { type FoodTerm, readFoodTerms } from "./food-terms";
import { loadInOrder } from "./load-in-order";
import { type Fitting, readFitting } from "./read-fitting";
import { holdsAnyFood, holdsTerm, isFreeOfTerm, kindConditions, mayFit, NOTHING } from "./recipe-conditions";

/**
 * Searches public recipes and the reader's own, by words of title and ingredients and by foods of the tree. Best
 * first, then newest, then by id, so that pages never share a recipe. Words that no recipe contains are tried as
 * beginnings of words, then as misspellings. Errors: 401 for a visitor who asks for what fits them and sends no card.
 */
export async function searchRecipes(
  reader: Reader,
  query: RecipeSearchQuery,
  guest: Guest | null = null,
): Promise<RecipeSearchWire> {
  const { page, page_size: pageSize } = query;
  const [wanted, excluded, fitting, atHand] = await Promise.all([
    readFoodTerms(query.ingredients),
    readFoodTerms(query.exclude),
    readFitting(reader, query, guest?.judging.settings),
    readAtHand(query.have),
  ]);
  const filters = [wantedCondition(wanted, query.match), ...excluded.map(isFreeOfTerm), ...kindConditions(query)];
  if (atHand) filters.push(atHand.isUsed);
  if (query.source_url !== undefined) filters.push(sourceCondition(reader, query.source_url));
  const isByAddress = query.source_url !== undefined;
  const search = {
    reader,
    isByAddress,
    filters: filters.filter((each) => each !== null),
    narrowing: mayFit(query.diet === undefined ? [] : [query.diet]),
    fits: fitting.fits,
    narrowingFits: fitting.narrowingFits,
    ranking: fitting.ranking,
    from: (page - 1) * pageSize,
    size: pageSize,
    sort: sortOf(query.sort, atHand),
  };
  const { found, corrected } = query.q === "" ? plain(await findAny(search)) : await findForgiving(search, query.q);
  return {
    items: await withFits(
      reader,
      await withMissing(atHand, await withAllergens(await loadInOrder(reader, found.ids))),
      guest,
    ),
    total_count: found.total,
    page,
    page_size: pageSize,
    total_pages: pagesOf(found.total, pageSize),
    hidden_count: fitting.mode === null ? null : found.hidden,
    corrected_q: corrected,
    unknown_terms: excluded.filter(({ food }) => food === null).map(({ text }) => text),
  };
}

/**
 * Null: by how well the words match, or the newest. An order that is no column sorts only the hits that are counted.
 */
function sortOf(sort: RecipeSearchQuery["sort"], atHand: AtHand | null): Sort | null {
  if (sort === "newest") return { key: Prisma.sql`0`, isColumn: false, isNewest: true };
  if (sort === "quickest") return { key: Prisma.sql`r.total_minutes`, isColumn: true };
  return sort === "fewest_missing" && atHand ? { key: missingOf(atHand), isColumn: false } : null;
}

type Search = Parameters<typeof findNewest>[0] & Pick<Fitting, "ranking">;
const plain = (found: FoundPage) => ({ found, corrected: null });

/** Class by class where fit is the order, else newest first. */
const findAny = (search: Search): Promise<FoundPage> =>
  search.ranking ? findRanked(search, search.ranking) : findNewest(search);

const findWords = (search: Search, words: Words) =>
  search.ranking ? findRankedWords(search, search.ranking, words) : findByWords(search, words);

async function findForgiving(search: Search, q: string): Promise<{ found: FoundPage; corrected: string | null }> {
  const exact = await findWords(search, { q, as: "words" });
  // Words that some recipe contains are not reinterpreted, even when the filters exclude all of those recipes.
  if (exact.isKnown) return plain(exact);
  const [begun, corrected] = await Promise.all([
    findWords(search, { q, as: "beginnings" }),
    correctWords(q, search.reader),
  ]);
  if (begun.total + begun.hidden > 0) return plain(begun);
  if (corrected === null) return plain(exact);
  const found = await findWords(search, { q: corrected, as: "words" });
  return found.total + found.hidden > 0 ? { found, corrected } : plain(exact);
}

function wantedCondition(terms: readonly FoodTerm[], match: "all" | "any"): Prisma.Sql | null {
  if (terms.length === 0) return null;
  if (match === "all") return Prisma.sql`(${Prisma.join(terms.map(holdsTerm), " AND ")})`;
  // One condition on a recipe's foods for all terms together, not one for each.
  const foods = terms.flatMap(({ food }) => food ?? []);
  const others = terms.filter(({ food }) => food === null).map(holdsTerm);
  return Prisma.sql`(${Prisma.join([...(foods.length > 0 ? [holdsAnyFood(foods)] : []), ...others], " OR ")})`;
}

/** The public recipe of a page, and what the reader pasted as being from it. */
function sourceCondition(reader: Reader, sourceUrl: string): Prisma.Sql {
  const normalized = normalizeSourceUrl(sourceUrl);
  if (!normalized) return NOTHING;
  const parsed = Prisma.sql`(r.source_url_normalized = ${normalized}
    OR r.id = (SELECT recipe_id FROM recipe_addresses WHERE address = ${normalized}))`;
  if (!reader) return parsed;
  return Prisma.sql`(${parsed} OR (${ownRecipeOf(reader)} AND r.source_url IN (${sourceUrl}, ${normalized})))`;
}
