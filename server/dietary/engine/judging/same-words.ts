import { boundedMemo } from "@/lib/bounded-memo";

/** "walnuts" and "walnut". */
export const isSameWord = (name: string, text: string): boolean => wordsIn(text).whole === partsOf(name).whole;

/** "Sourdough bread is made with sourdough starter" explains nothing. */
export function sharesWord(name: string, text: string): boolean {
  const said = wordsIn(text).words;
  return partsOf(name).longWords.some((word) => said.has(word));
}

type TextWords = { readonly whole: string; readonly words: ReadonlySet<string> };
type NameParts = { readonly whole: string; readonly longWords: readonly string[] };

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** All settings and foods of one mention are checked before the next mention, so the last text is enough. */
let textOfWords = "";
let textWords: TextWords = { whole: "", words: new Set([""]) };

function wordsIn(text: string): TextWords {
  if (text !== textOfWords) {
    textWords = { whole: singular(text), words: new Set(splitWords(text).map(singular)) };
    textOfWords = text;
  }
  return textWords;
}

/** Holds only names of the tree that were a cause: a few thousand. */
const nameParts = boundedMemo<NameParts>(5000);

const partsOf = (name: string): NameParts =>
  nameParts(name, () => ({
    whole: singular(name),
    longWords: splitWords(name)
      .filter((word) => word.length > 2)
      .map(singular),
  }));

const singular = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/(?:(?<=[oxhs])es|(?<!s)s)$/, "");
