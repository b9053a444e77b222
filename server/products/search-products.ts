import { z } from "zod";
import type { ProductListWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const MOST = 20;
/** So many of the found ones are put in order: a word that a million names have must not make the search slow. */
const ORDERED = 400;
/** Shorter words alone would find nearly every product. */
const SHORTEST = 3;

const ROW = z.object({
  gtin: z.string(),
  name: z.string().nullable(),
  brand: z.string().nullable(),
  quantity: z.string().nullable(),
});

/**
 * Products whose name and brand have words that begin with all words of `q`, those first whose name begins so. Empty if no
 * word has three letters or digits.
 */
export async function searchProducts(q: string, limit = MOST): Promise<ProductListWire> {
  const words = q.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [];
  if (!words.some(({ length }) => length >= SHORTEST)) return [];
  const start = `${q.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    SELECT gtin, name, brand, quantity FROM (
      SELECT gtin, name, brand, quantity FROM products
      WHERE to_tsvector('simple', recipe_fold(coalesce(name, '') || ' ' || coalesce(brand, '')))
        @@ (SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
          FROM unnest(tsvector_to_array(to_tsvector('simple', recipe_fold(${words.join(" ")})))) AS word)
      LIMIT ${ORDERED}) AS found
    ORDER BY recipe_fold(coalesce(name, '')) LIKE recipe_fold(${start}::text) DESC, length(coalesce(name, '')), name, gtin
    LIMIT ${limit}`,
  );
}
