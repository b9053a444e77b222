import { normalizedWords } from "@/lib/text/normalized-name";

/** Shorter words, and amounts, tell no food from another. */
const SHORTEST = 3;
/** "Milk" alone would be like every chocolate with milk. */
const FEWEST_WORDS = 2;

const stemmed = (word: string): string => word.replace(/(?:es|s)$/, "");

/** The words by which a food is told from others, without amounts and plurals. */
const tellingWords = (text: string): string[] =>
  normalizedWords(text)
    .filter((word) => word.length >= SHORTEST && !/^\d/.test(word))
    .map(stemmed);

/**
 * Finds the first of some foods whose whole name stands in a text: "oat bars" in "Mill oat bars with apple, 4 x 30 g". The
 * same name is no proof that it is the same food, so it only serves to ask a person to look.
 */
export function likeNames<Food extends { readonly name: string }>(
  foods: readonly Food[],
): (text: string) => Food | null {
  // By their first word, so that a text is compared with the few foods that may be in it, and not with all.
  const byWord = new Map<string, { food: Food; words: readonly string[]; place: number }[]>();
  for (const [place, food] of foods.entries()) {
    const words = [...new Set(tellingWords(food.name))];
    const [first] = words;
    if (first === undefined || words.length < FEWEST_WORDS) continue;
    const same = byWord.get(first);
    if (same) same.push({ food, words, place });
    else byWord.set(first, [{ food, words, place }]);
  }
  return (text) => {
    const there = new Set(tellingWords(text));
    const like = [...there]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(({ words }) => words.every((word) => there.has(word)));
    return like.sort((one, other) => one.place - other.place)[0]?.food ?? null;
  };
}
