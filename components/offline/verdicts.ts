import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";

/** Verdicts, and for each line id the words that its verdict is about. */
export type Verdicts = { judgement: GroceryJudgementWire; words: Record<string, string> };

/** Caches judgedText by line object, because the same unchanged lines are asked for often. */
const known = new WeakMap<GroceryItemWire, string>();

/** The parts of a line that its verdict depends on. */
function judgedText(item: GroceryItemWire): string {
  let words = known.get(item);
  if (words === undefined) {
    const texts = [item.name, item.note, ...new Set(item.sources.map((share) => share.original_text))];
    words = JSON.stringify(item.gtin === undefined ? texts : [...texts, { gtin: item.gtin }]);
    known.set(item, words);
  }
  return words;
}

export const judgedTexts = (items: readonly GroceryItemWire[]): Record<string, string> =>
  Object.fromEntries(items.map((item) => [item.id, judgedText(item)]));

const isOn = ({ words }: Verdicts, item: GroceryItemWire): boolean => words[item.id] === judgedText(item);

export const coversAll = (verdicts: Verdicts, items: readonly GroceryItemWire[]): boolean =>
  items.every((item) => isOn(verdicts, item));

/** Drops verdicts of lines whose words have changed since: "peanuts" must not show the verdict of "peas". */
export function verdictsFor(verdicts: Verdicts, items: readonly GroceryItemWire[]): GroceryJudgementWire {
  const stands = new Set(items.filter((item) => isOn(verdicts, item)).map(({ id }) => id));
  const { judgement } = verdicts;
  return {
    ...judgement,
    ingredients: judgement.ingredients.filter(({ id }) => stands.has(id)),
    substitutes: judgement.substitutes.filter(({ id }) => stands.has(id)),
    ...(judgement.products ? { products: judgement.products.filter(({ id }) => stands.has(id)) } : {}),
    ...(judgement.table
      ? { table: { ...judgement.table, lines: judgement.table.lines.filter(({ id }) => stands.has(id)) } }
      : {}),
  };
}
