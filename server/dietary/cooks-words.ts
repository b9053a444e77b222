import { COOKS_WORD, INFLECTED_COOKS_WORD } from "@/lib/dietary/word-kinds";
import type { WordRow } from "./engine/build";
import { foldedWords } from "./engine/read";
import type { LanguageWord } from "./language-files";
import { ENDINGS } from "./work-forms";

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
