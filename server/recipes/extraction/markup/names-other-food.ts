import { foodWordsIn } from "./food-words";

/** Words long enough to say what a line is about, apart from its amount. */
const LONG_WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|\p{L}{4,}/gu;
/** Measures of scripts without spaces, which are no food. */
const MEASURE = /^(?:大さじ|小さじ|少々|適量|适量|少许|茶匙|汤匙|大匙|小匙|カップ)$/u;

/**
 * Whether a line names a food that does not occur in `known`, which is in lower case: a common food that is missing
 * there or, if the line names none, words none of which occurs there.
 */
export function namesOtherFood(line: string, known: string): boolean {
  const foods = foodWordsIn(line);
  if (foods.length > 0) return foods.some((food) => !known.includes(singular(food)));
  const words = (line.toLowerCase().match(LONG_WORD) ?? []).filter((word) => !MEASURE.test(word));
  return words.length > 0 && !words.some((word) => known.includes(singular(word)));
}

/** A rough singular, good enough to find one form in the other: "eggs" in "1 egg", "berries" in "berry". */
const singular = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.length <= 3 ? lower : lower.replace(/(?:ies|es|s|n)$/u, "");
};
