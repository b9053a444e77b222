import { namedDietIn } from "@/lib/dietary/named-diet";
import type { RecipeSearchQuery, RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { ownRecipeOf, type Reader } from "../access";
import { normalizeSourceUrl } from "../import/source-address";
import { type Judged, withFits } from "../judge-cards";
import { peopleOf, readTable } from "../table/read-table";
import { pagesOf } from "../wire";
import { type AtHand, missingOf, readAtHand, withMissing } from "./at-hand";
import { readBegun } from "./begun-words";
import { readAllergens } from "./card-allergens";
import { correctWords } from "./correct-words";
import { keepEarlier } from "./earlier-readings";
import { type FoundPage, findByWords, findNewest, isKnownWord, type Search, type Sort } from "./find-hits";
import { findRanked } from "./find-ranked";
import { type FoodTerm, readFoodTerms } from "./food-terms";
import { loadInOrder } from "./load-in-order";
import { type Fitting, readFitting } from "./read-fitting";
import { holdsAnyFood, holdsTerm, isFreeOfTerm, kindConditions } from "./recipe-conditions";
import { all, any, bySql, type Condition, NOTHING } from "./terms";
import { readWordConditions, type WordConditions } from "./word-conditions";

/**
 * Searches public recipes and the reader's own, by words of title and ingredients and by foods of the tree. The best
 * matches come first, then the newest, then by id, so that no recipe is on two pages. Words that no recipe contains are
 * taken for beginnings of words, then for misspellings. A diet that the words name is a condition, as long as it leaves
 * anything: "vegan curry" finds curries that are vegan, whether or not they say so. Errors: 401 for a visitor who asks for what fits them and sends
 * no card. `known`: the card that a visitor sends, or the reader's table if it is loaded already. `useFirst`: foods; with
 * the order "fewest_missing" recipes that use one of them come before all others.
 */
export async function searchRecipes(
  reader: Reader,
  query: RecipeSearchQuery,
  { known = null, useFirst = [] }: { known?: Judged | null; useFirst?: readonly string[] } = {},
): Promise<RecipeSearchWire> {
  const { page, page_size: pageSize } = query;
  const judged = known ?? (reader && { table: await readTable(reader), who: reader.userId });
  const { atHand, mode, unknownTerms, found, corrected, namedDiet } = await find(reader, query, judged, useFirst);
  const [cards, allergens] = await Promise.all([loadInOrder(reader, found.ids), readAllergens(found.ids)]);
  const dressed = cards.map((card) => {
    const keys = allergens.get(card.id);
    return keys ? { ...card, allergens: keys } : card;
  });
  const fitted = await withFits(reader, await withMissing(atHand, dressed), judged);
  return {
    items: keepEarlier(mode, fitted),
    total_count: found.total,
    page,
    page_size: pageSize,
    total_pages: pagesOf(found.total, pageSize),
    hidden_count: mode === null ? null : found.hidden,
    corrected_q: corrected,
    named_diet: namedDiet,
    unknown_terms: unknownTerms,
    earlier_readings: fitted.filter((recipe) => recipe.is_earlier_reading).length,
    ...(reader && judged ? { people: peopleOf(judged.table) } : {}),
  };
}

async function find(reader: Reader, query: RecipeSearchQuery, judged: Judged | null, useFirst: readonly string[]) {
  const search = await readSearch(reader, query, judged, useFirst);
  const named = query.diet === undefined ? namedDietIn(query.q) : null;
  if (named) {
    const filters = [...search.search.filters, ...kindConditions({ diet: named.diet })];
    const ofDiet = await findForgiving({ ...search.search, filters }, named.rest);
    if (isAnything(ofDiet.found)) return { ...search, ...ofDiet, namedDiet: named.diet };
  }
  const found = await findForgiving(search.search, query.q);
  return { ...search, ...found, namedDiet: null };
}

/** The search as conditions on recipes. `unknownTerms`: excluded words that match no known food. */
export async function readSearch(
  reader: Reader,
  query: RecipeSearchQuery,
  judged: Judged | null = null,
  useFirst: readonly string[] = [],
) {
  const [wanted, excluded, fitting, atHand, first] = await Promise.all([
    readFoodTerms(query.ingredients),
    readFoodTerms(query.exclude),
    readFitting(reader, query, judged?.table),
    readAtHand(query.have),
    readAtHand(useFirst),
  ]);
  const wantedFoods = wantedCondition(wanted, query.match);
  const search: RankedSearch = {
    reader,
    isByAddress: query.source_url !== undefined,
    filters: [
      ...(wantedFoods ? [wantedFoods] : []),
      ...excluded.map(isFreeOfTerm),
      ...kindConditions(query),
      ...(atHand ? [atHand.isUsed] : []),
      ...(query.source_url === undefined ? [] : [sourceCondition(reader, query.source_url)]),
    ],
    fits: fitting.fits,
    ranking: fitting.ranking,
    from: (query.page - 1) * query.page_size,
    size: query.page_size,
    sort: sortOf(query.sort, atHand, first),
  };
  const unknownTerms = excluded.filter(({ food }) => food === null).map(({ text }) => text);
  return { search, atHand, mode: fitting.mode, unknownTerms };
}

/** Null: by how well the words match, or the newest first. */
function sortOf(sort: RecipeSearchQuery["sort"], atHand: AtHand | null, first: AtHand | null): Sort | null {
  if (sort === "newest" || sort === "quickest") return { by: sort };
  if (sort !== "fewest_missing" || !atHand) return null;
  const missing = missingOf(atHand);
  const key = first
    ? Prisma.sql`(CASE WHEN ${first.isUsed.sql} THEN 0 ELSE ${MORE_THAN_MISSING}::int END + ${missing})`
    : missing;
  return { by: "counted", key };
}

/** More than any recipe can lack. */
const MORE_THAN_MISSING = 100_000;

type RankedSearch = Search & Pick<Fitting, "ranking">;
const plain = (found: FoundPage) => ({ found, corrected: null });

/** Class by class if results are ordered by fit, otherwise the newest first. */
const findAny = (search: RankedSearch): Promise<FoundPage> =>
  search.ranking ? findRanked(search, search.ranking, null) : findNewest(search);

const findWords = (search: RankedSearch, words: WordConditions): Promise<FoundPage> =>
  search.ranking ? findRanked(search, search.ranking, words) : findByWords(search, words);

const isAnything = ({ total, hidden }: FoundPage): boolean => total + hidden > 0;

async function findForgiving(search: RankedSearch, q: string): Promise<{ found: FoundPage; corrected: string | null }> {
  if (q === "") return plain(await findAny(search));
  const words = await readWordConditions(q, "search");
  const exact = await findWords(search, words);
  // Words that some recipe contains are not reinterpreted, even when the filters exclude all of those recipes.
  const isFiltered = search.filters.length > 0 || search.fits !== null;
  if (isAnything(exact) || (isFiltered && (await isKnownWord(search, words)))) return plain(exact);
  const [begun, corrected] = await Promise.all([
    readBegun(search, q).then((beginnings) => beginnings && findWords(search, beginnings)),
    correctWords(q, search.reader),
  ]);
  if (begun && isAnything(begun)) return plain(begun);
  if (corrected === null) return plain(exact);
  const found = await findWords(search, await readWordConditions(corrected, "search"));
  return isAnything(found) ? { found, corrected } : plain(exact);
}

function wantedCondition(terms: readonly FoodTerm[], match: "all" | "any"): Condition | null {
  if (terms.length === 0) return null;
  if (match === "all") return all(terms.map(holdsTerm));
  // All terms that match a food become a single condition on a recipe's foods.
  const foods = terms.flatMap(({ food }) => food ?? []);
  const others = terms.filter(({ food }) => food === null).map(holdsTerm);
  return any([...(foods.length > 0 ? [holdsAnyFood(foods)] : []), ...others]);
}

/** The recipe of a page: the public one, and what the reader pasted as being from it. */
function sourceCondition(reader: Reader, sourceUrl: string): Condition {
  const normalized = normalizeSourceUrl(sourceUrl);
  if (!normalized) return NOTHING;
  const parsed = Prisma.sql`(r.source_url_normalized = ${normalized}
    OR r.id = (SELECT recipe_id FROM recipe_addresses WHERE address = ${normalized}))`;
  if (!reader) return bySql(parsed);
  return bySql(Prisma.sql`(${parsed} OR (${ownRecipeOf(reader)} AND r.source_url IN (${sourceUrl}, ${normalized})))`);
}
