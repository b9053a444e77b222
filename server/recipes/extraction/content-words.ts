import { findUnit } from "@/lib/quantity/units";

const REMARK = /[([（][^()[\]（）]*[)\]）]/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Scripts that write no spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const SHORTEST = 3;

/** The words that name the food of a line, in a rough singular: no numbers, units, remarks in brackets and small words. */
export function contentWords(line: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of line.replace(REMARK, " ").toLowerCase().matchAll(WORD)) {
    if (UNSPACED.test(word)) {
      if (word.length > 1) found.add(word);
    } else if (word.length >= SHORTEST && findUnit(word) === null) found.add(rootOf(word));
  }
  return found;
}

const rootOf = (word: string): string => (word.length <= SHORTEST + 1 ? word : word.replace(/(?:ies|es|s|n|en)$/u, ""));

/** The share of words of the smaller set that the other has too. */
export function shareOfWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}
