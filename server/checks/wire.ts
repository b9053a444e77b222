import type { FoodCheckRow, FoodCheckWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import type { FoodCheck, Product } from "@/server/db/generated/client";
import type { Table } from "@/server/recipes/table/read-table";
import { type JudgedWords, judgeWords } from "./judge-words";
import { type Words, wordsOfCheck } from "./words-of-check";

/** The checks of one person, judged together. */
export async function toCheckWires(
  checks: readonly FoodCheck[],
  products: ReadonlyMap<string, Product>,
  table: Table,
  who: string,
): Promise<FoodCheckWire[]> {
  const found = checks.map((check) => {
    const product = products.get(check.gtin ?? "") ?? null;
    return { check, product, words: wordsOfCheck(check, product) };
  });
  const judged = await judgeWords(
    table,
    found.map(({ words }) => words),
    who,
  );
  return found.flatMap(({ check, product, words }, place) => {
    const food = judged[place];
    return food ? [toWire(check, product, words, food)] : [];
  });
}

function toWire(check: FoodCheck, product: Product | null, words: Words, judged: JudgedWords): FoodCheckWire {
  return {
    id: check.id,
    kind: check.kind,
    name: check.name ?? product?.name ?? null,
    gtin: check.gtin,
    checked_at: check.checkedAt.toISOString(),
    people: judged.people,
    doubts: [...words.doubts],
    brand: product?.brand ?? null,
    quantity: product?.quantity ?? null,
    parts: judged.parts,
    is_own_reading: words.isOwnReading,
    told_at: words.toldAt?.toISOString() ?? null,
    source: words.isOwnReading ? "own" : "open_food_facts",
    unread: check.unread,
    unknown_words: judged.unknownWords,
  };
}

/** A row of the history, with the verdict of today. */
export const toCheckRow = ({ id, kind, name, gtin, checked_at, doubts, people }: FoodCheckWire): FoodCheckRow => ({
  ...{ id, kind, name, gtin, checked_at, doubts, people },
  dishes: null,
});

/** The products of some checks, by GTIN, in one statement. */
export async function productsOf(checks: readonly FoodCheck[]): Promise<Map<string, Product>> {
  const codes = checks.flatMap(({ gtin }) => gtin ?? []);
  if (codes.length === 0) return new Map();
  const products = await db.product.findMany({ where: { gtin: { in: codes } } });
  return new Map(products.map((product) => [product.gtin, product]));
}
