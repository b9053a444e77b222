import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "./read-table";

/** One row of `prisma/reference/foods/words/<language>.tsv`; README.md there explains the columns. */
export type LanguageWord = {
  readonly language: string;
  readonly kind: string;
  readonly word: string;
  readonly means: string;
  /** Forms that the word's endings would make and that name a food. */
  readonly except: readonly string[];
};

export const WORD_COLUMNS = ["kind", "word", "means", "except", "source"] as const;

export const wordsFolder = (folder: string): string => join(folder, "words");

/** The names of the files, "de.tsv", in alphabetical order. */
export const wordFiles = (folder: string): string[] =>
  readdirSync(wordsFolder(folder))
    .filter((name) => name.endsWith(".tsv"))
    .sort();

/** The words of every language, one language after the other. */
export function readLanguageWords(folder: string): LanguageWord[] {
  return wordFiles(folder).flatMap((file) =>
    readTable(join(wordsFolder(folder), file)).map(
      ([kind = "", word = "", means = "", except = ""]): LanguageWord => ({
        language: file.slice(0, -".tsv".length),
        kind,
        word,
        means,
        except: except === "" ? [] : except.split(" | "),
      }),
    ),
  );
}
