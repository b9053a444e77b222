import type { LineFitWire, ProductLineWire } from "@/lib/schemas/grocery";
import type { PersonFitWire, RecipeJudgementWire, VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import type { SettingVerdict } from "@/server/dietary/engine/judge";
import { judgeWords } from "@/server/products/judge-words";
import { recallsOf } from "@/server/products/recalled";
import { wordsOfCheck } from "@/server/products/words-of-check";
import type { Table } from "@/server/recipes/table/read-table";
import type { ShownLine } from "./read-lists";

/** A line that is a product. `own`: the verdict for the reader, and for each of their settings; null if they left themselves out. */
export type JudgedProduct = {
  readonly wire: ProductLineWire;
  readonly own: {
    readonly line: RecipeJudgementWire["ingredients"][number];
    readonly kinds: readonly SettingVerdict[];
  } | null;
  /** Those of the others whom it does not surely fit. */
  readonly fits: readonly LineFitWire[];
};

/** A product of which the reader photographed no label. */
const NO_READING = { text: null, textAt: null, isWhole: false, unread: 0 } as const;

/**
 * Judges the lines that are products for everybody at a table, as a check of their code by this reader would: by the label
 * that the reader photographed, or else by what is stored of the product, and by the recalls that hold. A product that
 * nobody knows any more is unknown, whatever the line is called. Nothing is fetched from elsewhere, and no label is read
 * that another member of the household photographed.
 */
export async function judgeProducts(
  userId: string,
  table: Table,
  lines: readonly ShownLine[],
): Promise<readonly JudgedProduct[]> {
  const coded = lines.flatMap(({ id, gtin }) => (gtin === null ? [] : [{ id, gtin }]));
  if (coded.length === 0) return [];
  const gtins = [...new Set(coded.map(({ gtin }) => gtin))];
  const [products, readings, recalls] = await Promise.all([
    db.product.findMany({ where: { gtin: { in: gtins } } }),
    db.foodCheck.findMany({ where: { userId, gtin: { in: gtins } } }),
    recallsOf(gtins),
  ]);
  const foods = gtins.map((gtin) => {
    const reading = readings.find((each) => each.gtin === gtin) ?? { ...NO_READING, gtin };
    const product = products.find((each) => each.gtin === gtin) ?? null;
    return { gtin, words: wordsOfCheck(reading, product, recalls.get(gtin) ?? null) };
  });
  const judged = await judgeWords(
    table,
    foods.map(({ words }) => words),
    userId,
  );
  const byGtin = new Map(foods.map(({ gtin, words }, place) => [gtin, { words, food: judged[place] }]));
  return coded.flatMap(({ id, gtin }): JudgedProduct[] => {
    const found = byGtin.get(gtin);
    if (!found?.food) return [];
    const { words, food } = found;
    const self = food.people.findIndex(({ name }) => name === null);
    const reader = food.people[self];
    return [
      {
        wire: {
          ...{ id, gtin, people: food.people.map(plainFit), doubts: [...words.doubts] },
          ...(recalls.has(gtin) ? { is_recalled: true as const } : {}),
        },
        own: reader ? { line: { id, kind: kindOf(reader), tags: [] }, kinds: food.kinds[self] ?? [] } : null,
        fits: food.people.flatMap((person) => (person.name === null ? [] : fitOf(person))),
      },
    ];
  });
}

/** Without the words of the label, which the page of the check shows. */
const plainFit = ({ person_id, name, state, unchecked, against }: PersonFitWire): PersonFitWire => ({
  ...{ person_id, name, state },
  ...(unchecked ? { unchecked } : {}),
  ...(against ? { against } : {}),
});

function kindOf({ state }: PersonFitWire): VerdictKindWire {
  if (state === null) return "info";
  return state === "conflict" || state === "may_contain" || state === "match" ? state : "unknown";
}

function fitOf({ person_id, state, against }: PersonFitWire): LineFitWire[] {
  if (!against || state === null) return [];
  const { kind, voice, because } = against;
  const isQuiet = kind === "conflict" && voice === "mismatch";
  return [{ ...{ person_id, state: kind, because }, ...(isQuiet ? { is_mismatch: true as const } : {}) }];
}
