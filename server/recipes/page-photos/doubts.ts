import type { ReadWord } from "./page-text";

/** Below this confidence, a letter of the word may be wrong. */
const SURE = 88;
/** What text recognition makes of ½ and ¼, and of letters and digits that look alike; no cook writes this. */
const NO_AMOUNT =
  /%|^[Yy]\d|\d[IO](?!\p{L})|\dl\d|^[lIO]\d|^[^\p{L}\p{N}½⅓⅔¼¾⅛(]+\p{N}|^[^\p{L}\p{N}½⅓⅔¼¾⅛("„«'’–—•-]+$/u;
/**
 * Measures before which text recognition may drop a fraction: half a spoon is then read as a number, so all such
 * numbers are doubtful.
 */
const SMALL_MEASURE = /^(?:tsp|tbsp|cups?|teaspoons?|tablespoons?|el|tl|tasse|cuillères?|c\.)\b/i;
const DIGITS = /^\d+$/;

/** The words of a paragraph that a person should check. */
export function doubtfulWords(words: readonly ReadWord[]): string[] {
  const doubtful = words.filter(
    ({ text, confidence }, at) => confidence < SURE || NO_AMOUNT.test(text) || isPerhapsFraction(words, at),
  );
  return [...new Set(doubtful.map(({ text }) => text))];
}

/** "12 cups" may be "1½ cups": two digits before a measure of which nobody takes ten. */
function isPerhapsFraction(words: readonly ReadWord[], at: number): boolean {
  const [text, next] = [words[at]?.text ?? "", words[at + 1]?.text ?? ""];
  return DIGITS.test(text) && Number(text) >= 10 && SMALL_MEASURE.test(next);
}
