import { z } from "zod";
import type { RecipePageQuery, RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { LISTED, type Reader } from "./access";
import { withFits } from "./judge-cards";
import { keepEarlier } from "./search/earlier-readings";
import { type FoundPage, findNewest } from "./search/find-hits";
import { findRanked } from "./search/find-ranked";
import { loadInOrder } from "./search/load-in-order";
import { type Fitting, readFitting } from "./search/read-fitting";
import { readTable } from "./table/read-table";
import { pagesOf } from "./wire";

const FOUND = z.object({ id: z.string() });

/**
 * One page of the public recipes, newest first; recipes of the same moment are ordered by id, so that none appears on
 * two pages. A page behind the last one is empty. With `fit` (or `fits_me`), only recipes that the reader's settings
 * allow, including the reader's own. Errors: 401 for a visitor who asks for that.
 */
export async function listRecipes(reader: Reader, query: RecipePageQuery): Promise<RecipePageWire> {
  const judged = reader && { table: await readTable(reader), who: reader.userId };
  const fitting = await readFitting(reader, query, judged?.table);
  const cards = async (ids: readonly string[]) => withFits(reader, await loadInOrder(reader, ids), judged);
  if (fitting.mode) {
    const { ids, total, hidden } = await findFitting(reader, query, fitting);
    const items = keepEarlier(fitting.mode, await cards(ids));
    return { items, total_pages: pagesOf(total, query.page_size), hidden_count: hidden };
  }
  const { page, page_size: pageSize } = query;
  const [total, rows] = await Promise.all([
    countPublicRecipes(),
    // Loads the ids alone, from the index, so that a late page does not read all recipes before it.
    queryRowsIn(
      db,
      FOUND,
      Prisma.sql`
      SELECT r.id FROM recipes r WHERE ${LISTED} ORDER BY r. created_at DESC, r.id DESC
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    ),
  ]);
  const ids = rows.map(({ id }) => id);
  return { items: await cards(ids), total_pages: pagesOf(total, pageSize), hidden_count: null };
}

function findFitting(
  reader: Reader,
  { page, page_size: pageSize }: RecipePageQuery,
  { fits, ranking }: Fitting,
): Promise<FoundPage> {
  const search = { reader, filters: [], fits, from: (page - 1) * pageSize, size: pageSize };
  return ranking ? findRanked(search, ranking, null) : findNewest(search);
}

/** The number of public recipes, which triggers keep up to date. */
async function countPublicRecipes(): Promise<number> {
  const { _sum } = await db.publicRecipeChange.aggregate({ _sum: { change: true } });
  return Number(_sum.change ?? 0);
}
