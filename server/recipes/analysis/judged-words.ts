import { foldedWords } from "@/server/dietary/engine/tokens";

/** Letters of a word that folding leaves alone in all of its forms: "berry" and "berries", "flavour" and "flavor". */
const STEM = 3;

export const stemOf = (word: string): string => word.slice(0, STEM);
/** No folded word begins with this sign. */
export const stemMark = (stem: string): string => `~${stem}`;

/**
 * The words that a judgement has read, as the engine folds them, and with a mark the beginnings of the words of lines
 * in which something was not known: a review may give a name to it.
 */
export function judgedWords(lines: readonly { readonly text: string; readonly isKnown: boolean }[]): string[] {
  const words = lines.map(({ text, isKnown }) => ({ folded: foldedWords(text.toLowerCase()), isKnown }));
  const marks = words.flatMap(({ folded, isKnown }) => (isKnown ? [] : folded.map((word) => stemMark(stemOf(word)))));
  return [...new Set([...words.flatMap(({ folded }) => folded), ...marks])].sort();
}
