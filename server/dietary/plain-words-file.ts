import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NameTable } from "./engine/build";
import type { PlainWord, PlainWords } from "./engine/knowledge";
import { languagesFolder } from "./language-files";
import { REFERENCE_DIR } from "./reference-folder";

/**
 * The words of `plain.tsv` in a language's folder, which have nothing to do with food (see NOTICE.md beside the folders). The file is read
 * when a text holds the first word that is not known otherwise.
 */
export function plainWordsOf(language: "en", folder: string = REFERENCE_DIR): PlainWords {
  let table: NameTable<PlainWord> | undefined;
  return (folded) => {
    table ??= readTableOf(join(languagesFolder(folder), language, "plain.tsv"));
    return table.get(folded);
  };
}

function readTableOf(path: string): NameTable<PlainWord> {
  const [, ...rows] = readFileSync(path, "utf8").trimEnd().split("\n");
  return NameTable.of(
    rows.map((row) => {
      const [word = "", place] = row.split("\t");
      return [word, place as PlainWord] as const;
    }),
  );
}
