import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../lib/travel/words/", import.meta.url);

/** Formatted as the formatter would: quotes only where a key needs them. */
const nameOf = (key: string): string => (/^[a-z_]+$/.test(key) ? key : JSON.stringify(key));

/** What the browser loads: only the words, by language and key. Sources stay in the text files. */
export function packWords(): string {
  const languages = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".tsv"))
    .sort();
  const entries = languages.map((file) => {
    const rows = readFileSync(new URL(file, FOLDER), "utf8").trimEnd().split("\n").slice(1);
    const words = rows.map((row) => {
      const [key, text, english, source] = row.split("\t");
      if (!key || !text || !english || !source) throw new Error(`${file}: not four columns: ${row}`);
      return `    ${nameOf(key)}: ${JSON.stringify(text)},`;
    });
    return `  ${file.slice(0, -".tsv".length)}: {\n${words.join("\n")}\n  },`;
  });
  const english = readFileSync(new URL("es.tsv", FOLDER), "utf8").trimEnd().split("\n").slice(1);
  const translations = english.map((row) => {
    const [key, , text] = row.split("\t");
    return `  ${nameOf(key ?? "")}: ${JSON.stringify(text)},`;
  });
  return [
    "// Written by `npm run pack -- travel` from lib/travel/words; edit those files.",
    `export const ENGLISH = {\n${translations.join("\n")}\n} as const;`,
    "export type TravelKey = keyof typeof ENGLISH;",
    `export const WORDS: Readonly<Record<string, Readonly<Record<TravelKey, string>>>> = {\n${entries.join("\n")}\n};`,
    "",
  ].join("\n");
}

const HIDDEN = new URL("../../lib/travel/hidden-sources/", import.meta.url);
const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, HIDDEN), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t"));

/** The foods in which allergens hide, and those of each language by their words. */
export function packHiddenSources(): string {
  const items = rowsOf("items.tsv").map(([key = "", english, german, allergens = ""]) => {
    const value = { english, german, allergens: allergens.split(",") };
    return `  ${nameOf(key)}: ${JSON.stringify(value)},`;
  });
  const languages = readdirSync(HIDDEN)
    .filter((file) => file.endsWith(".tsv") && file !== "items.tsv")
    .sort()
    .map((file) => {
      const words = rowsOf(file).map(([key = "", text]) => `    ${nameOf(key)}: ${JSON.stringify(text)},`);
      return `  ${file.slice(0, -".tsv".length)}: {\n${words.join("\n")}\n  },`;
    });
  return [
    "// Written by `npm run pack -- travel` from lib/travel/hidden-sources; edit those files.",
    "type Source = { readonly english: string; readonly german: string; readonly allergens: readonly string[] };",
    `const SOURCES = {\n${items.join("\n")}\n} as const satisfies Readonly<Record<string, Source>>;`,
    "export type HiddenSource = keyof typeof SOURCES;",
    "export const HIDDEN_SOURCES: Readonly<Record<HiddenSource, Source>> = SOURCES;",
    `export const HIDDEN_IN: Readonly<Record<string, Readonly<Partial<Record<HiddenSource, string>>>>> = {\n${languages.join("\n")}\n};`,
    "",
  ].join("\n");
}
