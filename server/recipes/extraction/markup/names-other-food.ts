import { foodWordsIn } from "./food-words";

/** The words of a line that say what it is about, whatever its amount. */
const LONG_WORD = /\p{L}{4,}/gu;

/**
 * Whether a line names a food that stands nowhere in `known`, which is lower case: a common food that is not there, or,
 * where it names none, words of which not one is there.
 */
export function namesOtherFood(line: string, known: string): boolean {
  const foods = foodWordsIn(line);
  if (foods.length > 0) return foods.some((food) => !known.includes(singular(food)));
  const words = line.toLowerCase().match(LONG_WORD) ?? [];
  return words.length > 0 && !words.some((word) => known.includes(singular(word)));
}

/** Good enough to find the one within the other: "eggs" in "1 egg", "berries" in "berry". */
const singular = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.length <= 3 ? lower : lower.replace(/(?:ies|es|s|n)$/u, "");
};
