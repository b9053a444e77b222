import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPackedWithFoods } from "@/lib/dietary/word-kinds";
import type { LanguageWord } from "./language-files";

export const PACKED_WORDS = join(process.cwd(), "server", "dietary", "engine", "text", "words.generated.ts");

const HEAD = `// Written by \`npm run dietary:build\` from prisma/reference/foods/languages; edit those files.
/** The words of each kind, each followed by "=" and its meaning if it has one. */
export const WORDS = {
`;

/**
 * The words that are not packed with the foods, as a TypeScript file from which the engine builds its tables and
 * patterns.
 */
export function packWords(words: readonly LanguageWord[]): string {
  const byKind = new Map<string, string[]>();
  for (const { kind, word, means } of words) {
    if (isPackedWithFoods(kind)) continue;
    const entry = means === "" ? word : `${word}=${means}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), entry]);
  }
  const kinds = [...byKind].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = kinds.map(([kind, entries]) => `  ${kind}: ${JSON.stringify(entries.sort().join("|"))},\n`);
  return `${HEAD}${lines.join("")}} as const;\n`;
}

export function writePackedWords(text: string): string {
  writeFileSync(PACKED_WORDS, text);
  return PACKED_WORDS;
}
