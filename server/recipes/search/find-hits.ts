import { z } from "zod";
import { HIDDEN_COUNT_LIMIT, SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { LISTED, OPEN, ownRecipeOf, type Reader } from "../access";
import { all, bySql, type Condition, not } from "./terms";
import { byWeek, someOf, WEEKS } from "./weeks";
import type { WordConditions } from "./word-conditions";

export type Search = {
  reader: Reader;
  /**
   * True for a search for the recipe of a page's address: few recipes meet the filters, and unlisted ones are included.
   */
  isByAddress?: boolean;
  filters: readonly Condition[];
  /** The condition for fitting the reader; null: every recipe is accepted. */
  fits: Condition | null;
  /** Null: by how well the words match, or the newest first if there are no words. */
  sort?: Sort | null | undefined;
  /** How many of the newest hits are sorted; at least as many as are counted. */
  among?: number;
  /** True if most recipes with the words meet the filters, so that it is faster to search titles first. */
  isMost?: boolean;
  /** The number of hits before the page, and the size of the page. */
  from: number;
  size: number;
};

/**
 * An order of the hits. `newest`: by time alone, however well the words match. `quickest`: by the time that a recipe
 * takes. `counted`: the counted hits by a key, the smallest first.
 */
export type Sort = { by: "newest" } | { by: "quickest" } | { by: "counted"; key: Prisma.Sql };

/** `total`, and `hidden` (the hits that `fits` left out), are counted up to their limits. */
export type FoundPage = { ids: string[]; total: number; hidden: number };

/** Ids of a page, and how many recipes were found, up to the limit. */
type Hits = Pick<FoundPage, "ids" | "total">;
const HITS: z.ZodType<Hits> = z.object({ ids: z.array(z.string()), total: z.number() });
const COUNT = z.object({ count: z.number() });
const KNOWN = z.object({ isKnown: z.boolean() });

const NEWEST = Prisma.sql`created_at DESC, id DESC`;
const sortedOf = ({ among = SEARCH_TOTAL_LIMIT, from, size }: Search): number => Math.max(among, from + size);

/** For searches without words, or with words that do not affect the order. */
export async function findNewest(search: Search, words: WordConditions | null = null): Promise<FoundPage> {
  const [hits, hidden] = await Promise.all([
    search.sort?.by === "quickest" ? findQuickest(search, words) : findLatest(search, words),
    countHidden(search, words),
  ]);
  return { ...hits, hidden };
}

/** The condition for a recipe to be shown. */
const shown = ({ filters, fits }: Search, words: WordConditions | null): Condition =>
  all([...(words ? [words.anywhere] : []), ...filters, ...(fits ? [fits] : [])]);

/**
 * The recipes that the reader can find and that meet the condition: the newest of everybody's, up to `most`, and as
 * many of the reader's own.
 */
function readable(
  { reader, isByAddress = false }: Search,
  columns: Prisma.Sql,
  condition: Condition,
  most: Prisma.Sql,
  weeks?: Prisma.Sql,
) {
  const rows = (whose: Prisma.Sql) => Prisma.sql`
    SELECT ${columns} FROM recipes r WHERE ${whose} AND ${condition.sql} ORDER BY r.created_at DESC, r.id DESC LIMIT ${most}`;
  const everybodys = isByAddress ? rows(OPEN) : byWeek(columns, condition, most, weeks);
  if (!reader) return everybodys;
  const own = Prisma.sql`NOT ${isByAddress ? OPEN : LISTED} AND ${ownRecipeOf(reader)}`;
  return Prisma.sql`(${everybodys}) UNION ALL (${rows(own)})`;
}

async function findLatest(search: Search, words: WordConditions | null): Promise<Hits> {
  const { sort, from, size } = search;
  const key = sort?.by === "counted" ? sort.key : Prisma.sql`0`;
  const columns = Prisma.sql`r.id, r.created_at, ${key} AS key`;
  const most = Prisma.sql`${sortedOf(search)}::int`;
  return askHits(Prisma.sql`
    WITH RECURSIVE ${WEEKS}, hits AS MATERIALIZED (
      SELECT * FROM (${readable(search, columns, shown(search, words), most)}) AS hit ORDER BY ${NEWEST} LIMIT ${most}
    )
    SELECT ARRAY(SELECT id FROM hits ORDER BY key NULLS LAST, ${NEWEST} LIMIT ${size} OFFSET ${from}) AS ids,
      (SELECT count(*)::int FROM hits) AS total`);
}

/**
 * How many hits are collected and sorted. If more recipes meet the condition, reading recipes in the order of their
 * time finds a page sooner. The limit grows with the page.
 */
const MOST_SORTED = (until: number): number => Math.round(1_500 * Math.sqrt(until));

/** Sorts by time. A recipe without a stated time comes last, because it is unknown whether it is quick. */
async function findQuickest(search: Search, words: WordConditions | null): Promise<Hits> {
  const { from, size, reader } = search;
  const until = from + size;
  const condition = shown(search, words);
  const columns = Prisma.sql`r.id, r.created_at, r.total_minutes AS key`;
  const most = MOST_SORTED(until);
  const page = Prisma.sql`ORDER BY key NULLS LAST, ${NEWEST} LIMIT ${size} OFFSET ${from}`;
  const collected = await askHits(Prisma.sql`
    WITH RECURSIVE ${WEEKS}, hits AS MATERIALIZED (${readable(search, columns, condition, Prisma.sql`${most}::int`)})
    SELECT ARRAY(SELECT id FROM hits ${page}) AS ids, (SELECT count(*)::int FROM hits) AS total`);
  if (collected.total < most) return bounded(collected);
  const first = Prisma.sql`ORDER BY r.total_minutes, r.created_at DESC, r.id DESC LIMIT ${until}`;
  const walk = (whose: Prisma.Sql) => Prisma.sql`
    (SELECT ${columns} FROM recipes r WHERE ${whose} AND r.total_minutes IS NOT NULL AND ${condition.sql} ${first})`;
  const walked = [walk(LISTED), ...(reader ? [walk(Prisma.sql`NOT ${LISTED} AND ${ownRecipeOf(reader)}`)] : [])];
  const timed = await askHits(Prisma.sql`
    WITH hits AS (${Prisma.join(walked, " UNION ALL ")}) SELECT ARRAY(SELECT id FROM hits ${page}) AS ids, 0 AS total`);
  if (timed.ids.length === size) return { ...timed, total: SEARCH_TOTAL_LIMIT };
  const untimed = all([condition, bySql(Prisma.sql`r.total_minutes IS NULL`)]);
  const { ids } = await askHits(Prisma.sql`
    WITH RECURSIVE ${WEEKS}, hits AS (${Prisma.join(walked, " UNION ALL ")}
      UNION ALL (${readable(search, columns, untimed, Prisma.sql`${until}::int`)}))
    SELECT ARRAY(SELECT id FROM hits ${page}) AS ids, 0 AS total`);
  return { ids, total: SEARCH_TOTAL_LIMIT };
}

/**
 * Best first: words in the title, and close to each other, rank before words among the ingredients. The newest recipes
 * with the words in their title are searched first, so that the limit never drops them in favour of others.
 */
export async function findByWords(search: Search, words: WordConditions): Promise<FoundPage> {
  if (search.sort && search.sort.by !== "counted") return findNewest(search, words);
  const find = search.isMost ? findTitled : findBest;
  const [hits, hidden] = await Promise.all([find(search, words), countHidden(search, words)]);
  return { ...hits, hidden };
}

/**
 * Collects the newest hits, wherever they contain the words. If there are more hits than are sorted, those with the
 * words in their title have precedence, so older recipes are searched for the words in their titles.
 */
async function findBest(search: Search, words: WordConditions): Promise<Hits> {
  const { filters, fits, sort, from, size } = search;
  const conditions = [...filters, ...(fits ? [fits] : [])];
  const key = sort?.by === "counted" ? sort.key : Prisma.sql`0`;
  const place = Prisma.sql`CASE WHEN ${words.inTitle.sql} THEN 0 ELSE 1 END`;
  const columns = Prisma.sql`r.id, r.created_at, ${place} AS place, ${words.rank} AS rank, ${key} AS key`;
  const most = sortedOf(search);
  const newest = (condition: Condition, most: Prisma.Sql, weeks?: Prisma.Sql) => Prisma.sql`
    SELECT * FROM (${readable(search, columns, condition, most, weeks)}) AS hit ORDER BY ${NEWEST} LIMIT ${most}`;
  // Written so that no index can answer it: PostgreSQL would read the index by time instead of the index of terms.
  const isOlder = bySql(Prisma.sql`NOT (r.created_at, r.id) >= (SELECT created_at, id FROM last)`);
  const older = newest(
    all([words.inTitle, isOlder, ...conditions]),
    Prisma.sql`(SELECT ${most}::int - count(*) FROM everywhere WHERE place = 0)`,
    Prisma.sql`weeks.week <= (SELECT recipe_week(created_at) FROM last)`,
  );
  return askHits(Prisma.sql`
    WITH RECURSIVE ${WEEKS},
    everywhere AS MATERIALIZED (${newest(all([words.anywhere, ...conditions]), Prisma.sql`${most}::int`)}),
    last AS MATERIALIZED (
      SELECT created_at, id FROM everywhere WHERE (SELECT count(*) FROM everywhere) >= ${most}::int ORDER BY created_at, id LIMIT 1
    ),
    titled AS MATERIALIZED (SELECT * FROM everywhere WHERE place = 0 UNION ALL (${older})),
    hits AS MATERIALIZED (
      SELECT * FROM titled UNION ALL
      (SELECT * FROM everywhere WHERE place = 1 ORDER BY ${NEWEST} LIMIT (SELECT ${most}::int - count(*) FROM titled))
    )
    SELECT ARRAY(SELECT id FROM hits ORDER BY key NULLS LAST, place, rank DESC, ${NEWEST} LIMIT ${size} OFFSET ${from}) AS ids,
      (SELECT count(*)::int FROM hits) AS total`);
}

/**
 * Finds the same hits as findBest. It collects those with the words in their title first, and fills up with the newest
 * others. This reads fewer recipes if most recipes with the words are hits; if few are, it searches all weeks twice.
 */
async function findTitled(search: Search, words: WordConditions): Promise<Hits> {
  const { filters, fits, sort, from, size } = search;
  const conditions = [...filters, ...(fits ? [fits] : [])];
  const key = sort?.by === "counted" ? sort.key : Prisma.sql`0`;
  const most = sortedOf(search);
  const newest = (place: 0 | 1, condition: Condition, most: Prisma.Sql) => {
    const columns = Prisma.sql`r.id, r.created_at, ${place}::int AS place, ${words.rank} AS rank, ${key} AS key`;
    return Prisma.sql`SELECT * FROM (${readable(search, columns, condition, most)}) AS hit ORDER BY ${NEWEST} LIMIT ${most}`;
  };
  const others = all([words.anywhere, not(words.inTitle), ...conditions]);
  return askHits(Prisma.sql`
    WITH RECURSIVE ${WEEKS},
    titled AS MATERIALIZED (${newest(0, all([words.inTitle, ...conditions]), Prisma.sql`${most}::int`)}),
    hits AS MATERIALIZED (
      SELECT * FROM titled UNION ALL (${newest(1, others, Prisma.sql`(SELECT ${most}::int - count(*) FROM titled)`)})
    )
    SELECT ARRAY(SELECT id FROM hits ORDER BY key NULLS LAST, place, rank DESC, ${NEWEST} LIMIT ${size} OFFSET ${from}) AS ids,
      (SELECT count(*)::int FROM hits) AS total`);
}

async function askHits(statement: Prisma.Sql): Promise<Hits> {
  const [found] = await queryLaggingRows(HITS, statement);
  return bounded(found ?? { ids: [], total: 0 });
}

const bounded = ({ ids, total }: Hits): Hits => ({ ids, total: Math.min(total, SEARCH_TOTAL_LIMIT) });

/** How many recipes meet the filters and have the words but do not fit, up to the limit. */
export async function countHidden({ fits, ...search }: Search, words: WordConditions | null): Promise<number> {
  if (!fits) return 0;
  const condition = all([shown({ ...search, fits: null }, words), not(fits)]);
  const most = Prisma.sql`${HIDDEN_COUNT_LIMIT}::int`;
  const [row] = await queryLaggingRows(
    COUNT,
    Prisma.sql`
    WITH RECURSIVE ${WEEKS}
    SELECT count(*)::int AS count FROM (${readable({ fits, ...search }, Prisma.sql`r.id`, condition, most)}) AS hidden`,
  );
  return Math.min(row?.count ?? 0, HIDDEN_COUNT_LIMIT);
}

/**
 * An SQL expression for whether the reader can find some recipe with the words, ignoring filters. The statement must
 * define WEEKS.
 */
export function isKnown({ reader }: Search, { anywhere }: WordConditions): Prisma.Sql {
  const own = reader
    ? Prisma.sql`OR EXISTS (SELECT FROM recipes r WHERE NOT ${LISTED} AND ${ownRecipeOf(reader)} AND ${anywhere.sql})`
    : Prisma.empty;
  return Prisma.sql`(EXISTS (${someOf(anywhere)}) ${own})`;
}

export async function isKnownWord(search: Search, words: WordConditions): Promise<boolean> {
  const [row] = await queryLaggingRows(
    KNOWN,
    Prisma.sql`
    WITH RECURSIVE ${WEEKS} SELECT ${isKnown(search, words)} AS "isKnown"`,
  );
  return row?.isKnown ?? false;
}
