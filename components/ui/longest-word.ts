import type { CSSProperties } from "react";

/** No name of a food is longer in one word; scripts without spaces write a whole line as one. */
const MOST_LETTERS = 16;

/**
 * Sets `--longest`, the letters of the longest word, for font sizes that keep each word whole: with text at 200 % a word
 * that is wider than a phone would break in the middle, where nobody recognises it at a glance.
 */
export const longestWord = (texts: readonly string[]): CSSProperties => {
  const letters = texts.flatMap((text) => text.split(/[\s/-]+/)).map((word) => word.length);
  return { "--longest": Math.min(MOST_LETTERS, Math.max(1, ...letters)) } as CSSProperties;
};
