import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";

/** Verdicts with the words that they were given on, by line. */
export type Verdicts = { judgement: GroceryJudgementWire; words: Record<string, string> };

/** By line as it is shown: most of them are asked for again and again, and do not change. */
const known = new WeakMap<GroceryItemWire, string>();

/** What of a line decides its verdict. */
function wordsOf(item: GroceryItemWire): string {
  let words = known.get(item);
  if (words === undefined) {
    words = JSON.stringify([item.name, item.note, ...new Set(item.sources.map((share) => share.original_text))]);
    known.set(item, words);
  }
  return words;
}

export const wordsOfAll = (items: readonly GroceryItemWire[]): Record<string, string> =>
  Object.fromEntries(items.map((item) => [item.id, wordsOf(item)]));

const isOn = ({ words }: Verdicts, item: GroceryItemWire): boolean => words[item.id] === wordsOf(item);

export const coversAll = (verdicts: Verdicts, items: readonly GroceryItemWire[]): boolean =>
  items.every((item) => isOn(verdicts, item));

/** Without those of lines whose words have changed since: "peanuts" must not show what was said of "peas". */
export function verdictsFor(verdicts: Verdicts, items: readonly GroceryItemWire[]): GroceryJudgementWire {
  const stands = new Set(items.filter((item) => isOn(verdicts, item)).map(({ id }) => id));
  const { judgement } = verdicts;
  return {
    ...judgement,
    ingredients: judgement.ingredients.filter(({ id }) => stands.has(id)),
    substitutes: judgement.substitutes.filter(({ id }) => stands.has(id)),
    ...(judgement.table
      ? { table: { ...judgement.table, lines: judgement.table.lines.filter(({ id }) => stands.has(id)) } }
      : {}),
  };
}
