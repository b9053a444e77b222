import { COOKS_WORD, INFLECTED_COOKS_WORD } from "@/lib/dietary/word-kinds";
import type { WordRow } from "./engine/build";
import { foldedWords } from "./engine/read";
import type { LanguageWord } from "./language-files";
import { ADJECTIVE_ENDINGS } from "./slavic-endings";

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ["", "e", "em", "en", "er", "es"],
  nl: ["", "e"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
  es: ["o", "a", "os", "as"],
  pt: ["o", "a", "os", "as"],
  sv: ["", "a", "d", "de", "t"],
  da: ["", "de", "e", "t"],
  no: ["", "de", "e", "t", "te"],
  fi: ["", "a", "ja", "n", "t"],
  ro: ["", "ă", "e", "i"],
  el: ["α", "ες", "η", "ης", "ο", "οι", "ος", "ου", "ους", "ων"],
  ...ADJECTIVE_ENDINGS,
};

/** All forms of the kitchen words among these, except those that are a food or another kind of word in some language. */
export function cooksWordRows(all: readonly LanguageWord[], known: Iterable<string>): WordRow[] {
  const words = all.filter(({ kind }) => kind === COOKS_WORD || kind === INFLECTED_COOKS_WORD);
  const taken = new Set<string>();
  for (const text of known) taken.add(keyOf(text));
  for (const { except } of words) for (const form of except) taken.add(keyOf(form));
  const rows: WordRow[] = [];
  for (const { language, word, kind } of words)
    for (const ending of (kind === INFLECTED_COOKS_WORD && ENDINGS[language]) || [""]) {
      const text = word + ending;
      const key = keyOf(text);
      if (taken.has(key)) continue;
      taken.add(key);
      rows.push({ text, kind: "descriptor" });
    }
  return rows;
}

const keyOf = (text: string): string => foldedWords(text).join(" ");
