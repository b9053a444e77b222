import type { FoodCheckRow, FoodCheckWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import type { FoodCheck, Product } from "@/server/db/generated/client";
import type { Table } from "@/server/recipes/table/read-table";
import { judgeWords } from "./judge-words";
import { wordsOfCheck } from "./words-of-check";

export async function toCheckWire(check: FoodCheck, product: Product | null, table: Table): Promise<FoodCheckWire> {
  const words = wordsOfCheck(check, product);
  const { people, parts, unknownWords } = await judgeWords(table, words, check.userId);
  return {
    id: check.id,
    kind: check.kind,
    name: check.name ?? product?.name ?? null,
    gtin: check.gtin,
    checked_at: check.checkedAt.toISOString(),
    people,
    doubts: [...words.doubts],
    brand: product?.brand ?? null,
    quantity: product?.quantity ?? null,
    parts,
    is_own_reading: words.isOwnReading,
    told_at: words.toldAt?.toISOString() ?? null,
    source: words.isOwnReading ? "own" : "open_food_facts",
    unread: check.unread,
    unknown_words: unknownWords,
  };
}

/** A row of the history, with the verdict of today. */
export async function toCheckRow(check: FoodCheck, product: Product | null, table: Table): Promise<FoodCheckRow> {
  const { id, kind, name, gtin, checked_at, doubts, people } = await toCheckWire(check, product, table);
  return { id, kind, name, gtin, checked_at, doubts, people };
}

/** The products of some checks, by GTIN, in one statement. */
export async function productsOf(checks: readonly FoodCheck[]): Promise<Map<string, Product>> {
  const codes = checks.flatMap(({ gtin }) => gtin ?? []);
  if (codes.length === 0) return new Map();
  const products = await db.product.findMany({ where: { gtin: { in: codes } } });
  return new Map(products.map((product) => [product.gtin, product]));
}
