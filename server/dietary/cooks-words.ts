import type { WordRow } from "./engine/build";
import { foldedWords } from "./engine/read";

/** A kitchen word that says nothing about the contents of a food: "gehackt", "en rondelles". */
export type CooksWord = {
  readonly language: string;
  readonly word: string;
  /** True if the word takes the endings of its language. */
  readonly isInflected: boolean;
  /** Forms to leave out because they name a food: "gehacktes" is minced meat. */
  readonly but: readonly string[];
};

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ["", "e", "em", "en", "er", "es"],
  nl: ["", "e"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
  es: ["o", "a", "os", "as"],
  pt: ["o", "a", "os", "as"],
};

/** All forms of the kitchen words, except those that are a food or another kind of word in some language. */
export function cooksWordRows(words: readonly CooksWord[], known: Iterable<string>): WordRow[] {
  const taken = new Set<string>();
  for (const text of known) taken.add(keyOf(text));
  for (const { but } of words) for (const form of but) taken.add(keyOf(form));
  const rows: WordRow[] = [];
  for (const { language, word, isInflected } of words)
    for (const ending of (isInflected && ENDINGS[language]) || [""]) {
      const text = word + ending;
      const key = keyOf(text);
      if (taken.has(key)) continue;
      taken.add(key);
      rows.push({ text, kind: "descriptor" });
    }
  return rows;
}

const keyOf = (text: string): string => foldedWords(text).join(" ");
