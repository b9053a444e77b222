import { cleanText } from "./clean-text";
import type { RecipeYield } from "./recipe";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
};
const MAX_COUNT = 1000;

/**
 * How much a recipe makes, from a number or words ("4", "Serves 4-6", "12 cookies (4 servings)", "Makes two dozen").
 * The count is the first number: the lower end of a range, the pieces before the servings.
 */
export function parseYield(value: unknown): RecipeYield | null {
  if (typeof value === "number") return toYield(String(value), value);
  if (typeof value !== "string") return null;
  const text = cleanText(value.slice(0, 300)).slice(0, 120);
  if (text === "") return null;
  const first = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (first !== undefined) return toYield(text, Number(first.replace(",", ".")));
  const word = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b/i.exec(text)?.[0];
  return toYield(text, word ? (NUMBER_WORDS[word.toLowerCase()] ?? Number.NaN) : Number.NaN);
}

/** Of several statements the first with a number, told in the most words: ["4", "4 to 6 servings"] is the second. */
export function chooseYield(values: readonly unknown[]): RecipeYield | null {
  const yields = values.flatMap((value) => parseYield(value) ?? []);
  const first = yields.find(({ count }) => count !== null) ?? yields[0];
  if (!first) return null;
  return yields.find(({ count, text }) => count === first.count && text.length > first.text.length) ?? first;
}

const toYield = (text: string, count: number): RecipeYield => ({
  text,
  count: Number.isFinite(count) && count > 0 && count <= MAX_COUNT ? count : null,
});
