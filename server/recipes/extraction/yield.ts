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
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  decena: 10,
  veintena: 20,
  dezena: 10,
  decina: 10,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
};
const HALF =
  /(?:^|\s)(?:half a|halbes|halve|une? demi-?|media|mezza|meia|ett halvt|et halvt)\s*(?=(?:do[cuz]|dú|dut))/iu;
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
    return toYield(text, Number.parseFloat(first[0].replace(",", ".")) * (isDozens ? 12 : 1));
  }
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = words.flatMap((word) => (Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? []) : []));
  const [count = Number.NaN, next] = counts;
  if (count === 12 && HALF.test(text)) return toYield(text, 6);
  if (count === 1 && VESSEL_BEHIND.test(text)) return toYield(text, Number.NaN);
  return toYield(text, next === 12 && count < 12 ? count * 12 : count);
}

/** A weight, a volume or the size of a tin says how much it is, not for how many. */
const MEASURED =
  /^\s?-?(?:(?:[x×]\s?\d+(?:[.,]\d+)?\s?-?)?(?:g|gr|grams?|gramm|kg|kilos?|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lit(?:er|re)s?|litr[oi]s?|cups?|pints?|quarts?|cm|mm|inch(?:es)?|in\.?|"|″)(?![\p{Script=Latin}\p{N}])|[x×]\s?\d)/iu;
/** A whole number, with its fraction: "1 1/2". */
const NUMBER = /(?<![/⁄xX×]\s?)\d+(?:[.,]\d+)?(?:\s+\d\s?[/⁄]\s?\d{1,2}|\s?[½¼¾⅓⅔⅛])?/gu;
/** The rest of "1/2" and of "4/6". */
const SLASH_BEHIND = /^\s?[/⁄]\s?\d{1,2}/u;

/** One of these is what the dish is made in, and for nobody to eat. */
const VESSEL =
  "(?:\\p{L}*(?:form|blech|tin|pan|mou?ld|tray|dish|moule|plaque|molde|bandeja|stampo|stampi|teglia|vorm|bakplaat|forma|tabuleiro|plåt|blacha|tortownica)|台)";
const VESSEL_BEHIND = new RegExp(
  `^(?:[^\\d]*\\s)?(?:1|one|an?|eine?n?|une?|una?|een|en|ett|uma?)?\\s*(?:\\(.{1,20}\\)\\s*)?(?:\\p{L}+\\s)?${VESSEL}(?![\\p{Script=Latin}])`,
  "iu",
);
/** Words behind the number of those who eat. */
const EATERS =
  /^\s?(?:servings?|portions?|people|persons?|portionen|personen|personnes?|raciones|porciones|personas|porzioni|persone|porties|portioner|personer|porções|pessoas|porcj[ei]|osób|人分|人份)(?!\p{Script=Latin})/iu;

/**
 * The first number that counts something; "measure" if every number measures. Of "1 cake, 10 servings" it is the second,
 * and of "1 tray, about 20 pieces" too.
 */
function numberOfPieces(text: string): RegExpExecArray | "measure" | null {
  const numbers = [...text.matchAll(NUMBER)];
  const behind = ({ index, 0: number }: RegExpExecArray): string =>
    text.slice(index + number.length).replace(SLASH_BEHIND, "");
  const counting = numbers.filter((match) => !MEASURED.test(behind(match)));
  const [first, ...more] = counting;
  if (!first) return numbers.length > 0 ? "measure" : null;
  if (first[0] !== "1") return first;
  if (VESSEL_BEHIND.test(text.slice(first.index))) return more[0] ?? "measure";
  return more.find((match) => EATERS.test(behind(match))) ?? first;
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
