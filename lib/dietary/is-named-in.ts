import { wordsOf } from "@/lib/text/words-of";

const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/, "");

/** Whether a dish is named after a food. Without that food it would be a different dish. */
export function isNamedIn(title: string, food: string): boolean {
  const words = new Set(wordsOf(title).map(stem));
  return wordsOf(food).some((word) => word.length > 2 && words.has(stem(word)));
}
