import { HIDDEN_COUNT_LIMIT, SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { LISTED, OPEN, ownRecipeOf, type Reader } from "../access";

export type Search = {
  reader: Reader;
  /** The filters name the address of a page. */
  isByAddress?: boolean;
  /** Conditions on a row `r` of recipes. */
  filters: readonly Prisma.Sql[];
  /** Follows from `filters`, and an index answers it. */
  narrowing?: readonly Prisma.Sql[];
  /** Null: all fit. */
  fits: Prisma.Sql | null;
  /** Follows from `fits`, and an index answers it. */
  narrowingFits?: readonly Prisma.Sql[];
  /** Null: the best words, else the newest. */
  sort?: Sort | null | undefined;
  /** How many stand before the page, and on it. */
  from: number;
  size: number;
};

/**
 * What comes first, the smallest, on a row `r`. `isColumn`: an index leads there, so that many are put in order without
 * being counted. `isNewest`: by time alone, whatever the words say.
 */
export type Sort = { key: Prisma.Sql; isColumn: boolean; isNewest?: true };

/** `total` and `hidden` (what `fits` left out) are counted up to their limits. */
export type FoundPage = { ids: string[]; total: number; hidden: number };

export type Words = { q: string; as: "words" | "beginnings" };

/** The access rule: what everybody finds, or the reader's own. Who names the address finds what is not listed too. */
const readable = ({ reader, isByAddress = false }: Pick<Search, "reader" | "isByAddress">): Prisma.Sql => {
  const everybodys = isByAddress ? OPEN : LISTED;
  return reader ? Prisma.sql`(${everybodys} OR ${ownRecipeOf(reader)})` : everybodys;
};

/**
 * So many of the newest are looked at first. What every fourth recipe fulfils is found among them a thousand times, and
 * the first pages are then known without a look at the rest, however many there are. What fewer fulfil is looked up by
 * the indexes.
 */
const LOOKED_AT_FIRST = 4_000;

const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.join([...conditions], " AND ");

/**
 * One row to join with. A limit right above a search makes the planner hope to meet the first rows soon by reading the
 * whole table, and where other conditions leave few of them it then does read it. Below a join it plans for all rows,
 * by the index, and the limit still ends the reading.
 */
const PLANNED_FOR_ALL = Prisma.sql`generate_series(1, 1) AS once`;

/**
 * Best first: the words in the title, and close to each other, before the words among the ingredients. Titles are
 * looked up by an index of their own and first, so that the limit never cuts them off for the sake of the others.
 * `most`: so many are looked at. `isKnown`: some recipe has the words, whatever the filters leave of them.
 */
export async function findByWords(
  search: Search,
  words: Words,
  most: number = SEARCH_TOTAL_LIMIT,
): Promise<FoundPage & { isKnown: boolean }> {
  const { filters, narrowing = [], fits, from, size, sort } = search;
  const query = tsQuery(words);
  const conditions = all([readable(search), ...filters, ...narrowing]);
  // Only asked where nothing was found, and the same question where nothing was filtered.
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
 * Newest first, for those who look around rather than for words. Where many recipes match, the newest are met soon on
 * the way through the index of all by time; where few do, that way would lead through the whole table, and they are
 * put in order after they were counted.
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
  const most = limit(SEARCH_TOTAL_LIMIT);
  // Three foods of which any will do are many recipes, but few of those that a scan meets; conditions that exclude each
  // other (butter, but no dairy) match fewer than the planner thinks.
  const isLookedAt = inPage.length > 0 && !isByAddress && !(isRanked && sort.isColumn);
  const recent = isLookedAt ? newestOf(owners, row, inPage) : NO_ROWS;
  const counted = Prisma.sql`
    SELECT hit.* FROM (${union(row, [Prisma.sql`NOT (SELECT enough FROM met)`, ...inPage, ...narrowing, ...narrowingFits], Prisma.empty)} OFFSET 0) AS hit, ${PLANNED_FOR_ALL} ${most}`;
  const isMany = Prisma.sql`(SELECT count(*) FROM counted) >= ${SEARCH_TOTAL_LIMIT}`;
  const first = isRanked
    ? Prisma.sql`r.total_minutes, r.created_at DESC, r.id DESC`
    : Prisma.sql`r.created_at DESC, r.id DESC`;
  const newest = Prisma.sql`ORDER BY ${first} LIMIT ${until}`;
  // Of those without a time nobody knows whether they are quick: they come after all that have one, where there are few.
  const walked = isRanked ? [Prisma.sql`r.total_minutes IS NOT NULL`] : [];
  // Of the newest that were looked at there are enough for the page, or the way through all leads on from there.
  const isNear = isRanked ? Prisma.sql`FALSE` : Prisma.sql`(${isMany} AND (SELECT near FROM met))`;
  const isWalked = isRanked && !sort.isColumn ? Prisma.sql`FALSE` : Prisma.sql`(${isMany} AND NOT ${isNear})`;
  const hidden = fits ? union(Prisma.sql`1`, [...filters, Prisma.sql`NOT ${fits}`], limit(HIDDEN_COUNT_LIMIT)) : null;
  const [found] = await queryLaggingRows<FoundPage>(Prisma.sql`
    WITH recent AS MATERIALIZED (${recent}),
    met AS MATERIALIZED (SELECT count(*) >= ${Math.max(SEARCH_TOTAL_LIMIT, until)} AS enough, count(*) >= ${until} AS near FROM recent),
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

/** Of the newest that everybody finds those that fulfil the conditions, and of the reader's own all that do. */
function newestOf(owners: readonly Prisma.Sql[], row: Prisma.Sql, conditions: readonly Prisma.Sql[]): Prisma.Sql {
  const [everybodys, ...own] = owners;
  const newest = Prisma.sql`(SELECT ${row} FROM (SELECT * FROM recipes r WHERE ${everybodys}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${LOOKED_AT_FIRST}) AS r WHERE ${all(conditions)})`;
  const others = own.map((owner) => Prisma.sql`(SELECT ${row} FROM recipes r WHERE ${all([owner, ...conditions])})`);
  return Prisma.join([newest, ...others], " UNION ALL ");
}

/** How many of what the filters let through `fits` leaves out, up to the limit. */
export async function countHidden({ fits, ...search }: Search): Promise<number> {
  if (!fits) return 0;
  const conditions = all([readable(search), ...search.filters, Prisma.sql`${fits} IS NOT TRUE`]);
  const [row] = await queryLaggingRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM recipes r WHERE ${conditions} ${limit(HIDDEN_COUNT_LIMIT)}) AS hidden`);
  return row?.count ?? 0;
}

const limit = (count: number): Prisma.Sql => Prisma.sql`LIMIT ${count}`;
