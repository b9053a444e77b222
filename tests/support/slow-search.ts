import { z } from "zod";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { LISTED, ownRecipeOf, type Reader } from "@/server/recipes/access";
import { readSearch } from "@/server/recipes/search/search-recipes";
import { readWordConditions } from "@/server/recipes/search/word-conditions";

/** The expected answer of a search. */
export type SlowAnswer = { ids: string[]; total: number; hidden: number };

const LIMIT = 1_000;
/** How many recipes that match the words but do not fit are ranked. */
const RANKED = 3_000;

const ROW = z.object({
  id: z.string(),
  at: z.date(),
  minutes: z.number().nullable(),
  key: z.number(),
  place: z.number(),
  rank: z.number(),
  class: z.number(),
  isFit: z.boolean(),
});
type Row = z.infer<typeof ROW>;

/**
 * The answer of a search by a scan of all recipes: the conditions are those of the search, but neither an index, nor
 * weeks, nor the search's own statements are used. For searches whose words need no correction.
 */
export async function slowSearch(reader: Reader, address: string): Promise<SlowAnswer> {
  const query = readQuery(address);
  const { search } = await readSearch(reader, query);
  const words = query.q === "" ? null : await readWordConditions(query.q, "search");
  const filters = search.filters.map(({ sql }) => sql);
  const { classes, fitting } = search.ranking ?? { classes: [], fitting: 0 };
  const rows = await queryRows(
    ROW,
    Prisma.sql`
    SELECT r.id, r.created_at AS at, r.total_minutes AS minutes,
      ${search.sort?.by === "counted" ? search.sort.key : Prisma.sql`0`}::int AS key,
      CASE WHEN ${words?.inTitle.sql ?? Prisma.sql`TRUE`} THEN 0 ELSE 1 END AS place,
      ${words?.rank ?? Prisma.sql`0`}::float8 AS rank,
      ${classes.reduce((sum, each, i) => Prisma.sql`${sum} + CASE WHEN ${each.sql} THEN ${i + 1}::int ELSE 0 END`, Prisma.sql`0`)} AS class,
      (${search.fits?.sql ?? Prisma.sql`TRUE`}) IS TRUE AS "isFit"
    FROM (SELECT * FROM recipes OFFSET 0) r
    WHERE (${LISTED} OR ${reader ? ownRecipeOf(reader) : Prisma.sql`FALSE`})
      AND ${Prisma.join([Prisma.sql`TRUE`, ...filters, ...(words ? [words.anywhere.sql] : [])], " AND ")}`,
  );
  const shown = rows.filter((row) => (classes.length > 0 ? row.class > 0 : row.isFit));
  const newest = (a: Row, b: Row) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);
  const asked = query.sort === "newest" || query.sort === "quickest" ? null : words;
  const stepOf = (row: Row) => (words && row.class > fitting ? fitting + 1 : row.class);
  const counted = shown.sort((a, b) => stepOf(a) - stepOf(b) || (asked ? a.place - b.place : 0) || newest(a, b));
  const enough = Math.max(LIMIT, search.from + search.size);
  // Of each class the newest are ranked, those with the words in their title first.
  const nth = new Map<number, number>();
  const isAmong = (row: Row): boolean => {
    const step = stepOf(row);
    const place = nth.get(step) ?? 0;
    nth.set(step, place + 1);
    return query.sort === "quickest" || place < (words && row.class > fitting ? Math.max(RANKED, enough) : enough);
  };
  const among = counted.filter(isAmong);
  const time = ({ minutes }: Row) => minutes ?? Number.POSITIVE_INFINITY;
  const inOrder = among.sort(
    (a, b) =>
      a.class - b.class ||
      (query.sort === "quickest" && time(a) !== time(b) ? time(a) - time(b) : 0) ||
      a.key - b.key ||
      (asked ? a.place - b.place || b.rank - a.rank : 0) ||
      newest(a, b),
  );
  return {
    ids: inOrder.slice(search.from, search.from + search.size).map(({ id }) => id),
    total: Math.min(LIMIT, shown.length),
    hidden: Math.min(LIMIT, search.fits ? rows.filter(({ isFit }) => !isFit).length : 0),
  };
}

/** The address's parameters as the endpoint reads them. */
function readQuery(address: string) {
  const asked: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(address, "http://localhost").searchParams) {
    const before = asked[name];
    asked[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return recipeSearchQuery.parse(asked);
}
