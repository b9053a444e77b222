/** A name's words, to compare with those of a text. */
export type NameParts = { readonly whole: string; readonly longWords: readonly string[] };

export const partsOf = (name: string): NameParts => ({
  whole: singular(name),
  longWords: splitWords(name)
    .filter((word) => word.length > 2)
    .map(singular),
});

/** "walnuts" and "walnut". */
export const isSameWord = ({ whole }: NameParts, text: string): boolean => wordsIn(text).whole === whole;

/** "Sourdough bread is made with sourdough starter" explains nothing. */
export function sharesWord({ longWords }: NameParts, text: string): boolean {
  const said = wordsIn(text);
  said.words ??= new Set(splitWords(text).map(singular));
  for (const word of longWords) if (said.words.has(word)) return true;
  return false;
}

type TextWords = { readonly whole: string; words: ReadonlySet<string> | null };

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** All settings and foods of one mention are checked before the next mention, so the last text is enough. */
let textOfWords = "";
let textWords: TextWords = { whole: "", words: null };

function wordsIn(text: string): TextWords {
  if (text !== textOfWords) {
    textWords = { whole: singular(text), words: null };
    textOfWords = text;
  }
  return textWords;
}

function singular(text: string): string {
  const word = text.trim().toLowerCase();
  return word.endsWith("s") ? word.replace(/(?:(?<=[oxhs])es|(?<!s)s)$/, "") : word;
}
