import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { INFLECTED_LINE_WORDS, isLineWordKind } from "@/lib/dietary/line-word-kinds";
import { isPackedWithFoods } from "@/lib/dietary/word-kinds";
import { foldedWords } from "./engine/read";
import { type LanguageWord, languagesFolder } from "./language-files";
import { readReference } from "./read-reference";
import { readTable } from "./read-table";
import { REFERENCE_DIR } from "./reference-folder";
import { formsOf } from "./work-forms";

export const PACKED_WORDS = join(process.cwd(), "server", "dietary", "engine", "text", "words.generated.ts");

const HEAD = `// Written by \`npm run dietary:build\` from prisma/reference/foods/languages; edit those files.
/** The words of each kind, each followed by "=" and its meaning if it has one. */
export const WORDS = {
`;

/**
 * The words that are not packed with the foods, as a TypeScript file from which the engine builds its tables and
 * patterns.
 */
export function packWords(words: readonly LanguageWord[], isFood: (word: string) => boolean = isNameOfFood()): string {
  const byKind = new Map<string, string[]>();
  for (const { kind, word, means } of words) {
    if (isPackedWithFoods(kind) || isLineWordKind(kind)) continue;
    const entry = means === "" ? word : `${word}=${means}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), entry]);
  }
  for (const [kind, entries] of lineWords(words, isFood)) byKind.set(kind, entries);
  const kinds = [...byKind].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = kinds.map(([kind, entries]) => `  ${kind}: ${JSON.stringify(entries.sort().join("|"))},\n`);
  return `${HEAD}${lines.join("")}} as const;\n`;
}

/** Whether a word alone is the name of a food in any language. */
function isNameOfFood(): (word: string) => boolean {
  const { concepts, synonyms, inflected = [] } = readReference();
  const names = new Set<string>();
  for (const text of [...concepts.map(({ name }) => name), ...[...synonyms, ...inflected].map(({ text }) => text)])
    names.add(foldedWords(text).join(" "));
  return (word) => names.has(foldedWords(word).join(" "));
}

/** Words of grammar in English lines. Some are words of other languages too, which then need a further word to be told. */
const ENGLISH_GRAMMAR = "a about an and as at by cut each for from in into of on or plus such the to until with".split(
  " ",
);

/** The words that English texts of food are made of, as they are spelled. */
function englishWords(words: readonly LanguageWord[]): ReadonlySet<string> {
  const { concepts, synonyms } = readReference();
  const texts = [
    ...concepts.map(({ name }) => name),
    ...synonyms.flatMap(({ language, text }) => (language === "en" ? [text] : [])),
    ...words.flatMap(({ language, word }) => (language === "en" ? [word] : [])),
    ...readTable(join(languagesFolder(REFERENCE_DIR), "en", "plain.tsv")).map(([word = ""]) => word),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().split(/[\s-]+/)).filter((word) => word.length > 1));
}

/**
 * The words of a recipe's line in all their forms, each with the languages that write it so. A form that is a food in any
 * language ("tostadas") excuses nothing, even where that food is not known; words of work among them only divide names.
 */
function lineWords(words: readonly LanguageWord[], isFood: (word: string) => boolean): Map<string, string[]> {
  const byKind = new Map<string, Map<string, Set<string>>>();
  for (const { kind, word, language } of words) {
    if (!isLineWordKind(kind)) continue;
    for (const form of INFLECTED_LINE_WORDS.has(kind) ? formsOf(word, language) : [word]) {
      const as = !isFood(form) ? kind : kind === "worked" || kind === "sized" ? "worked_or_food" : null;
      if (as === null) continue;
      const said = byKind.get(as) ?? new Map<string, Set<string>>();
      byKind.set(as, said);
      said.set(form, (said.get(form) ?? new Set()).add(language));
    }
  }
  const english = englishWords(words);
  const spelled = [...byKind.values()].flatMap((said) => [...said.keys()].filter((form) => english.has(form)));
  byKind.set("english_too", new Map([...ENGLISH_GRAMMAR, ...spelled].map((word) => [word, new Set(["en"])])));
  return new Map(
    [...byKind].map(([kind, said]) => [
      kind,
      [...said].map(([form, languages]) => `${form}=${[...languages].sort().join(" ")}`),
    ]),
  );
}

export function writePackedWords(text: string): string {
  writeFileSync(PACKED_WORDS, text);
  return PACKED_WORDS;
}
