import { loose } from "../align/match-rows";
import type { FinishedRecipe } from "../finish-recipe";
import { isPartName, namesFood } from "../markup/food-words";

/** What a recipe says now, in the forms in which lines are compared. */
export interface Kept {
  /** The bare texts of its lines, of the headings that are no food, and of its title. */
  bare: readonly string[];
  /** All words of the ingredient lines, in lower case. */
  foods: string;
  /** The same of the steps. */
  method: string;
}

export function keptOf({ title, ingredients, steps }: Pick<FinishedRecipe, "title" | "ingredients" | "steps">): Kept {
  const lines = [...ingredients, ...steps];
  const groups = lines.flatMap(({ group }) => (group !== null && isNoFood(group) ? [group] : []));
  const texts = [...lines.map(({ text }) => text), ...groups];
  const words = (lines: readonly { text: string; group: string | null }[]): string =>
    lines.map(({ text }) => ` ${text} `.toLowerCase()).join("");
  return { bare: [title, ...texts].map(loose), foods: words(ingredients), method: words(steps) };
}

/** A heading is judged by nobody: one that is food itself does not hold it. */
const isNoFood = (group: string): boolean => isPartName(group) || !namesFood(group);

/**
 * Whether the recipe says this: a line or a heading contains it or is contained in it, or the ingredients name all its
 * words, because another list of the page words its lines differently.
 */
export function isHeld(text: string, { bare, foods, method }: Kept): boolean {
  const own = loose(text);
  if (own === "" || bare.some((line) => line.includes(own))) return true;
  if (bare.some((line) => line.length >= MIN_SHARED && own.includes(line) && saysNoMore(text, line))) return true;
  const words = wordsOf(text);
  return words.length > 0 && (words.every((word) => foods.includes(word)) || isSentenceOf(words, method));
}

/** A line that is much longer than what was kept of it says something else too. */
const saysNoMore = (text: string, line: string): boolean =>
  loose(text).length - line.length <= 3 || !namesFoodBeside(text, line);
const MIN_SHARED = 6;

/** Whether the words of a text that a kept line lacks name a food. */
const namesFoodBeside = (text: string, line: string): boolean =>
  wordsOf(text).some((word) => !line.includes(loose(word)) && namesFood(word));

/** Most words of a long text occur in the steps. */
const isSentenceOf = (words: readonly string[], method: string): boolean =>
  words.length >= 5 && words.filter((word) => method.includes(word)).length >= words.length * 0.8;

/** The longer words of a line, without their plural ending; those that only measure are left out. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|\p{Script=Han}+/gu) ?? [])
    .filter((word) => !MEASURES.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:es|s|n|en)$/u, "") : word));

const MEASURES: ReadonlySet<string> = new Set(
  "cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons ounce ounces pound pounds gram grams lbs and the with plus more about optional taste und oder mit nach dem der die das für pour des les une del los las per con alla een het met voor pinch small large medium fresh freshly chopped prise esslöffel teelöffel cuillère cuillères soupe café cucharada cucharadas cucharadita cucchiaio cucchiai cucchiaino".split(
    " ",
  ),
);
