import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SynonymRow } from "./engine/build";
import { readTable } from "./read-table";

/** One row of `prisma/reference/foods/languages/<language>/words.tsv`; README.md there explains the columns. */
export type LanguageWord = {
  readonly language: string;
  readonly kind: string;
  readonly word: string;
  readonly means: string;
  /** Forms that the word's endings would make and that name a food. */
  readonly except: readonly string[];
};

/** Names of foods, in `names.tsv` of a language's folder. */
export const NAME_COLUMNS = ["concept", "text", "source"] as const;
/** Everything else that the engine knows of a language, in `words.tsv`. */
export const WORD_COLUMNS = ["kind", "word", "means", "except", "source"] as const;

export const languagesFolder = (folder: string): string => join(folder, "languages");

/** The ISO 639-1 codes of the languages that have a folder, in alphabetical order. */
export const languagesOf = (folder: string): string[] =>
  readdirSync(languagesFolder(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The paths of one table of every language that has it, with the language. */
export const tablesOf = (folder: string, table: "names" | "words"): { language: string; path: string }[] =>
  languagesOf(folder)
    .map((language) => ({ language, path: join(languagesFolder(folder), language, `${table}.tsv`) }))
    .filter(({ path }) => existsSync(path));

/** The names of foods in every language, in the order of concepts: a name that two of them have is that of the first. */
export function readLanguageNames(folder: string): SynonymRow[] {
  const named = tablesOf(folder, "names").flatMap(({ language, path }) =>
    readTable(path).map(([concept = "", text = ""]): SynonymRow => ({ concept, text, language })),
  );
  return named.sort((a, b) => (a.concept < b.concept ? -1 : Number(a.concept > b.concept)));
}

/** The words of every language, one language after the other. */
export function readLanguageWords(folder: string): LanguageWord[] {
  return tablesOf(folder, "words").flatMap(({ language, path }) =>
    readTable(path).map(
      ([kind = "", word = "", means = "", except = ""]): LanguageWord => ({
        language,
        kind,
        word,
        means,
        except: except === "" ? [] : except.split(" | "),
      }),
    ),
  );
}
