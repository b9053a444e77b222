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
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  dutzend: 12,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  douze: 12,
  douzaine: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  doce: 12,
  docena: 12,
  dúzia: 12,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  dozzina: 12,
  twee: 2,
  drie: 3,
  zes: 6,
  dozijn: 12,
};
const DOZENS = /^\s*(?:dozen|dutzend|douzaines?|docenas?|dúzias?|dozzine|dozijn)(?!\p{L})/iu;
const MAX_COUNT = 1000;

/**
 * How much a recipe makes, from a number or words ("4", "Serves 4-6", "12 cookies (4 servings)", "Makes 2 dozen"). The
 * count is the first number: the lower end of a range, or the pieces if servings follow.
 */
export function parseYield(value: unknown): RecipeYield | null {
  if (typeof value === "number") return toYield(String(value), value);
  if (typeof value !== "string") return null;
  const text = cleanText(value.slice(0, 300)).slice(0, 120);
  if (text === "") return null;
  const first = numberOfPieces(text);
  if (first === "measure") return toYield(text, Number.NaN);
  if (first) {
    const isDozens = DOZENS.test(text.slice(first.index + first[0].length));
    return toYield(text, Number(first[0].replace(",", ".")) * (isDozens ? 12 : 1));
  }
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = words.flatMap((word) => (Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? []) : []));
  const [count = Number.NaN, next] = counts;
  return toYield(text, next === 12 && count < 12 ? count * 12 : count);
}

/** A weight, a volume or the size of a tin says how much it is, not for how many. */
const MEASURED =
  /^\s?-?(?:g|gr|grams?|gramm|kg|kilos?|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lit(?:er|re)s?|cups?|pints?|quarts?|cm|mm|inch(?:es)?|in\.?|"|″)(?![\p{L}\p{N}])/iu;

/** The first number that counts something; "measure" if every number measures. */
function numberOfPieces(text: string): RegExpExecArray | "measure" | null {
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)];
  const counting = numbers.find((match) => !MEASURED.test(text.slice(match.index + match[0].length)));
  return counting ?? (numbers.length > 0 ? "measure" : null);
}

/**
 * The first yield with a number or, if another one has the same count and a longer text, that one: of ["4", "4 to 6
 * servings"] the second.
 */
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
