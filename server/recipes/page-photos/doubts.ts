import type { ReadWord } from "./page-text";

/** Below it a letter of the word may well be another. */
const SURE = 88;
/** What a reader makes of ½ and ¼, and of letters and digits that look alike: no cook writes it. */
const NO_AMOUNT =
  /%|^[Yy]\d|\d[IO](?!\p{L})|\dl\d|^[lIO]\d|^[^\p{L}\p{N}½⅓⅔¼¾⅛(]+\p{N}|^[^\p{L}\p{N}½⅓⅔¼¾⅛("„«'’–—•-]+$/u;
/** Half a spoon is read as any of these. A whole one is as well, so both are looked at. */
const SMALL_MEASURE = /^(?:tsp|tbsp|cups?|teaspoons?|tablespoons?|el|tl|tasse|cuillères?|c\.)\b/i;
const DIGITS = /^\d+$/;

/** The words of a paragraph that a person should look at. */
export function doubtfulWords(words: readonly ReadWord[]): string[] {
  const doubtful = words.filter(
    ({ text, confidence }, at) => confidence < SURE || NO_AMOUNT.test(text) || isPerhapsFraction(words, at),
  );
  return [...new Set(doubtful.map(({ text }) => text))];
}

/** "12 cups" may be 1½ of them: two digits before a measure of which nobody takes ten. */
function isPerhapsFraction(words: readonly ReadWord[], at: number): boolean {
  const [text, next] = [words[at]?.text ?? "", words[at + 1]?.text ?? ""];
  return DIGITS.test(text) && Number(text) >= 10 && SMALL_MEASURE.test(next);
}
