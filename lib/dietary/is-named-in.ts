const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/, "");
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A dish is another dish without the food that it is named after. */
export function isNamedIn(title: string, food: string): boolean {
  const words = new Set(wordsOf(title).map(stem));
  return wordsOf(food).some((word) => word.length > 2 && words.has(stem(word)));
}
