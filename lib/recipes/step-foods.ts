/** Words of ingredient lines that do not name a food by themselves. */
const PLAIN =
  /^(?:fresh|dried|ground|canned|cooked|raw|ripe|large|small|whole|finely|thinly|black|white|red|green|yellow|brown|sweet|smoked|plain|hot|cold|warm|extra|virgin|long|short|grain|firm|soft|floury|waxy|flat|leaf|leaves|seeds?|powder|paste|fillets?|breasts?|thighs?|sprigs?|stalks?|cloves?|sauce|juice)$/;

/** Without the ending of an English or German plural. */
const stem = (word: string): string =>
  word.length > 4
    ? word
        .replace(/(?:ies)$/, "y")
        .replace(/(?:oes)$/, "o")
        .replace(/s$/, "")
        .replace(/(?<=e[lr]?)n$/, "")
    : word;
const wordStems = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem);

/** The words of an ingredient line that name its food. */
export const foodWords = (name: string): string[] =>
  wordStems(name.split(",")[0] ?? "").filter((word) => !PLAIN.test(word));

/** True if the text contains one of the words, in the singular or the plural. */
export function saysAny(text: string, words: readonly string[]): boolean {
  const stems = new Set(wordStems(text));
  return words.some((word) => stems.has(word));
}

type Line = { readonly id: string; readonly name: string };

/**
 * The ingredient lines that a step uses, found by shared words. If several lines have the same food (two kinds of
 * onion), the step shows those whose distinguishing word it contains, or else all of them: a superfluous line is better
 * than a missing one.
 */
export function foodsOfStep<T extends Line>(step: string, lines: readonly T[]): T[] {
  const stems = new Set(wordStems(step));
  const hits = lines.flatMap((line) => {
    const words = wordStems(line.name.split(",")[0] ?? "");
    const foods = words.filter((word) => !PLAIN.test(word) && stems.has(word));
    const own = words.filter((word) => PLAIN.test(word) && stems.has(word));
    return foods.length > 0 ? [{ line, foods, own: own.length + foods.length }] : [];
  });
  return hits
    .filter(({ foods, own }) => {
      const rivals = hits.filter((other) => other.foods.some((word) => foods.includes(word)));
      return own >= Math.max(...rivals.map((rival) => rival.own));
    })
    .map(({ line }) => line);
}
