import type { FoodCheckRow, FoodCheckWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import type { FoodCheck, Product } from "@/server/db/generated/client";
import { type JudgedWords, judgeWords } from "@/server/products/judge-words";
import { type Recalled, recallsOf } from "@/server/products/recalled";
import { type Words, wordsOfCheck } from "@/server/products/words-of-check";
import { toRecallNotice } from "@/server/recalls/wire";
import type { Table } from "@/server/recipes/table/read-table";

/** The checks of one person, judged together. */
export async function toCheckWires(
  checks: readonly FoodCheck[],
  products: ReadonlyMap<string, Product>,
  table: Table,
  who: string,
): Promise<FoodCheckWire[]> {
  const recalls = await recallsOf(checks.flatMap(({ gtin }) => gtin ?? []));
  const found = checks.map((check) => {
    const [product, recalled] = [products.get(check.gtin ?? "") ?? null, recalls.get(check.gtin ?? "") ?? null];
    return { check, product, recalled, words: wordsOfCheck(check, product, recalled) };
  });
  const judged = await judgeWords(
    table,
    found.map(({ words }) => words),
    who,
  );
  return found.flatMap((each, place) => {
    const food = judged[place];
    return food ? [toWire(each, food)] : [];
  });
}

type Found = { check: FoodCheck; product: Product | null; recalled: Recalled | null; words: Words };

function toWire({ check, product, recalled, words }: Found, judged: JudgedWords): FoodCheckWire {
  return {
    id: check.id,
    kind: check.kind,
    name: check.name ?? product?.name ?? recalled?.notices[0]?.products[0] ?? null,
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
    recalls: (recalled?.notices ?? []).map(toRecallNotice),
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
