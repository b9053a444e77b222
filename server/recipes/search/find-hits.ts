import { HIDDEN_COUNT_LIMIT, SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { LISTED, OPEN, ownRecipeOf, type Reader } from "../access";

export type Search = {
  reader: Reader;
  /** The search is for the recipe of a page's address. */
  isByAddress?: boolean;
  /** Conditions on a row `r` of recipes. */
  filters: readonly Prisma.Sql[];
  /** Weaker conditions that are implied by `filters` and that an index can answer. */
  narrowing?: readonly Prisma.Sql[];
  /** The condition for fitting the reader; null: every recipe is accepted. */
  fits: Prisma.Sql | null;
  /** Weaker conditions that are implied by `fits` and that an index can answer. */
  narrowingFits?: readonly Prisma.Sql[];
  /** Null: by how well the words match, or the newest when there are none. */
  sort?: Sort | null | undefined;
  /** The number of hits before the page, and the size of the page. */
  from: number;
  size: number;
};

/**
 * An order by `key`, the smallest first, on a recipe `r`. `isColumn`: an index exists for it, so many hits can be
 * sorted without being counted. `isNewest`: by time alone, however well the words match.
 */
export type Sort = { key: Prisma.Sql; isColumn: boolean; isNewest?: true };

/** `total`, and `hidden` (the hits that `fits` left out), are counted up to their limits. */
export type FoundPage = { ids: string[]; total: number; hidden: number };

export type Words = { q: string; as: "words" | "beginnings" };

/**
 * The access rule: recipes that everybody can find, and the reader's own. A search by address finds unlisted ones too.
 */
const readable = ({ reader, isByAddress = false }: Pick<Search, "reader" | "isByAddress">): Prisma.Sql => {
  const everybodys = isByAddress ? OPEN : LISTED;
  return reader ? Prisma.sql`(${everybodys} OR ${ownRecipeOf(reader)})` : everybodys;
};

/**
 * How many of the newest recipes are examined first. Of these, conditions that every fourth recipe meets match a
 * thousand: the first pages are then known without reading the rest of the table. Conditions that fewer meet are
 * answered by indexes.
 */
const LOOKED_AT_FIRST = 4_000;

/**
 * So many hits are sorted rather than met one by one on the walk through all recipes by time. Of two million recipes the
 * walk reads about as many to fill a page where more than these match, and many times as many where fewer do.
 */
const MOST_SORTED = 2_500;

const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.join([...conditions], " AND ");

/**
 * A one-row table to join with. With LIMIT directly above a search, PostgreSQL's planner expects to meet the first
 * rows soon by a sequential scan; when other conditions leave few rows, it then reads the whole table. Below this join
 * it plans for all rows, by the index, and the limit still ends the reading early.
 */
const PLANNED_FOR_ALL = Prisma.sql`generate_series(1, 1) AS once`;

/**
 * Best first: words in the title, and close to each other, rank before words among the ingredients. Titles are
 * searched first, by an index of their own, so that the limit never drops them in favour of others. `most`: the number
 * of matches that are examined. `isKnown`: some recipe contains the words, even when the filters exclude it.
 */
export async function findByWords(
  search: Search,
  words: Words,
  most: number = SEARCH_TOTAL_LIMIT,
): Promise<FoundPage & { isKnown: boolean }> {
  const { filters, narrowing = [], fits, from, size, sort } = search;
  const query = tsQuery(words);
  const conditions = all([readable(search), ...filters, ...narrowing]);
  // Needed only when nothing was found; without filters the search itself is already the answer.
  const isMatched =
    filters.length === 0
      ? Prisma.sql`FALSE`
      : Prisma.sql`EXISTS (SELECT FROM recipes r, ${query} AS query WHERE r.search_vector @@ query AND ${readable(search)})`;
  const hits = (matching: Prisma.Sql, most: Prisma.Sql) => Prisma.sql`
    SELECT hit.* FROM (
      SELECT r.id, r.created_at, ts_rank(r.search_vector, query) AS rank, ${fits ?? Prisma.sql`TRUE`} AS fits, ${sort?.key ?? Prisma.sql`0`} AS key
      FROM recipes r, ${query} AS query WHERE ${matching} AND ${conditions} OFFSET 0
    ) AS hit, ${PLANNED_FOR_ALL} LIMIT ${most}`;
  const [found] = await queryLaggingRows<FoundPage & { isKnown: boolean }>(Prisma.sql`
    WITH titled AS MATERIALIZED (
      ${hits(Prisma.sql`ts_filter(r.search_vector, '{a}') @@ query`, Prisma.sql`${most}`)}
    ), others AS MATERIALIZED (
      ${hits(
        Prisma.sql`r.search_vector @@ query AND r.id NOT IN (SELECT id FROM titled)`,
        Prisma.sql`(SELECT ${most} - count(*) FROM titled)`,
      )}
    ), hits AS MATERIALIZED (SELECT *, 0 AS place FROM titled UNION ALL SELECT *, 1 FROM others)
    SELECT (SELECT count(*)::int FROM hits WHERE fits) AS total,
      (SELECT count(*)::int FROM hits WHERE NOT fits) AS hidden,
      ARRAY(SELECT id FROM hits WHERE fits ORDER BY ${sort?.isNewest ? Prisma.empty : Prisma.sql`key NULLS LAST, place, rank DESC,`} created_at DESC, id DESC
        LIMIT ${size} OFFSET ${from}) AS ids,
      EXISTS (SELECT FROM hits) OR ${isMatched} AS "isKnown"`);
  return { ...bounded(found), isKnown: found?.isKnown ?? false };
}

const bounded = (found: FoundPage | undefined): FoundPage => ({
  ids: found?.ids ?? [],
  total: Math.min(found?.total ?? 0, SEARCH_TOTAL_LIMIT),
  hidden: Math.min(found?.hidden ?? 0, HIDDEN_COUNT_LIMIT),
});

function tsQuery({ q, as }: Words): Prisma.Sql {
  if (as === "words") return Prisma.sql`websearch_to_tsquery('english', recipe_fold(${q}))`;
  const beginnings = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  return Prisma.sql`to_tsquery('english', recipe_fold(${beginnings.map((word) => `${word}:*`).join(" & ")}))`;
}

/**
 * Newest first, for a search without words. When many recipes match, walking the index by time meets enough of them
 * soon. When few match, that would read the whole table; they are counted by other indexes and then sorted.
 */
export async function findNewest({
  reader,
  isByAddress,
  filters,
  narrowing = [],
  fits,
  narrowingFits = [],
  sort = null,
  from,
  size,
}: Search): Promise<FoundPage> {
  const inPage = [...filters, ...(fits ? [fits] : [])];
  const until = from + size;
  const everybodys = isByAddress ? OPEN : LISTED;
  const owners = reader ? [everybodys, Prisma.sql`NOT ${everybodys} AND ${ownRecipeOf(reader)}`] : [everybodys];
  const union = (columns: Prisma.Sql, conditions: readonly Prisma.Sql[], end: Prisma.Sql) =>
    Prisma.join(
      owners.map((owner) => Prisma.sql`(SELECT ${columns} FROM recipes r WHERE ${all([owner, ...conditions])} ${end})`),
      " UNION ALL ",
    );
  const row = Prisma.sql`r.id, r.created_at, ${sort?.key ?? Prisma.sql`0`} AS key`;
  const isRanked = sort !== null && !sort.isNewest;
  // Recipes with any of three foods are many, but few of those that a scan meets; conditions that exclude each other
  // (butter, but no dairy) match fewer than the planner expects.
  const isLookedAt = inPage.length > 0 && !isByAddress && !(isRanked && sort.isColumn);
  const enough = Math.max(SEARCH_TOTAL_LIMIT, until);
  // Only these are sorted by a key that is no column; by time, the first ones are already the page and the count.
  const recent = isLookedAt ? newestOf(owners, row, inPage, isRanked ? LOOKED_AT_FIRST : enough) : NO_ROWS;
  const mostHits =
    isLookedAt && !isRanked
      ? Prisma.sql`CASE WHEN count(*) >= ${until} THEN ${SEARCH_TOTAL_LIMIT}::int ELSE ${MOST_SORTED}::int END`
      : Prisma.sql`${SEARCH_TOTAL_LIMIT}::int`;
  const counted = Prisma.sql`
    SELECT hit.* FROM (${union(row, [Prisma.sql`NOT (SELECT enough FROM met)`, ...inPage, ...narrowing, ...narrowingFits], Prisma.empty)} OFFSET 0) AS hit, ${PLANNED_FOR_ALL}
    LIMIT (SELECT most FROM met)`;
  const isMany = Prisma.sql`(SELECT count(*) FROM counted) >= (SELECT most FROM met)`;
  const first = isRanked
    ? Prisma.sql`r.total_minutes, r.created_at DESC, r.id DESC`
    : Prisma.sql`r.created_at DESC, r.id DESC`;
  const newest = Prisma.sql`ORDER BY ${first} LIMIT ${until}`;
  // Whether a recipe without a time is quick is unknown: when hits are few, it comes after all that have a time.
  const walked = isRanked ? [Prisma.sql`r.total_minutes IS NOT NULL`] : [];
  // The newest recipes that were examined fill the page, or the walk through the index by time continues from there.
  const isNear = isRanked ? Prisma.sql`FALSE` : Prisma.sql`(${isMany} AND (SELECT near FROM met))`;
  const isWalked = isRanked && !sort.isColumn ? Prisma.sql`FALSE` : Prisma.sql`(${isMany} AND NOT ${isNear})`;
  const hidden = fits ? union(Prisma.sql`1`, [...filters, Prisma.sql`NOT ${fits}`], limit(HIDDEN_COUNT_LIMIT)) : null;
  const [found] = await queryLaggingRows<FoundPage>(Prisma.sql`
    WITH recent AS MATERIALIZED (${recent}),
    met AS MATERIALIZED (SELECT ${mostHits} AS most, count(*) >= ${enough} AS enough, count(*) >= ${until} AS near FROM recent),
    counted AS MATERIALIZED (SELECT * FROM recent WHERE (SELECT enough FROM met) UNION ALL (${counted}))
    SELECT ARRAY(SELECT id FROM (
        SELECT id, created_at, key FROM counted WHERE NOT ${isWalked} AND NOT ${isNear}
        UNION ALL SELECT id, created_at, key FROM recent WHERE ${isNear}
        UNION ALL (${union(row, [isWalked, ...walked, ...inPage], newest)})
      ) AS page ORDER BY ${isRanked ? Prisma.sql`key NULLS LAST,` : Prisma.empty} created_at DESC, id DESC LIMIT ${size} OFFSET ${from}) AS ids,
      (SELECT count(*)::int FROM counted) AS total,
      ${hidden ? Prisma.sql`(SELECT count(*)::int FROM (${hidden}) AS counted)` : Prisma.sql`0`} AS hidden`);
  return bounded(found);
}

const NO_ROWS = Prisma.sql`SELECT NULL::uuid AS id, NULL::timestamptz AS created_at, NULL::int AS key WHERE FALSE`;

/**
 * The recipes that meet the conditions: among everybody's newest the first `most`, among the reader's own all.
 */
function newestOf(
  owners: readonly Prisma.Sql[],
  row: Prisma.Sql,
  conditions: readonly Prisma.Sql[],
  most: number,
): Prisma.Sql {
  const [everybodys, ...own] = owners;
  const newest = Prisma.sql`(SELECT ${row} FROM (SELECT * FROM recipes r WHERE ${everybodys}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${LOOKED_AT_FIRST}) AS r WHERE ${all(conditions)}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${most})`;
  const others = own.map((owner) => Prisma.sql`(SELECT ${row} FROM recipes r WHERE ${all([owner, ...conditions])})`);
  return Prisma.join([newest, ...others], " UNION ALL ");
}

/** How many recipes pass the filters but not `fits`, up to the limit. */
export async function countHidden({ fits, ...search }: Search): Promise<number> {
  if (!fits) return 0;
  const conditions = all([readable(search), ...search.filters, Prisma.sql`${fits} IS NOT TRUE`]);
  const [row] = await queryLaggingRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM recipes r WHERE ${conditions} ${limit(HIDDEN_COUNT_LIMIT)}) AS hidden`);
  return row?.count ?? 0;
}

const limit = (count: number): Prisma.Sql => Prisma.sql`LIMIT ${count}`;
