import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type Import = { from: string; to: string };

/** What a text imports or passes on. Our formatter writes every name in double quotes, on one line with its `from`. */
const IMPORTED = /(?:^(?:import|\} from|import .* from|export .* from)|\bimport\() ?"([^"]+)"/gm;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];
/** What Node resolves by the conditions of package.json ("imports"): either file stands for both. */
const NAMED: Readonly<Record<string, string>> = { "#use-text": "components/i18n/use-text-in-browser.ts" };

/** The files of code in the folders, without generated ones. */
export function sourceFiles(folders: readonly string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], { encoding: "utf8" });
  return listed
    .split("\n")
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes("/generated/") && existsSync(file));
}

/** Every import of one of the files by another, also of types, and those that are loaded only when they are needed. */
export function readImports(files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) => importedBy(from, readFileSync(from, "utf8"), known).map((to) => ({ from, to })));
}

/** The files among `known` that a text in the place of `file` imports. */
export function importedBy(file: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, fileName = ""]) => {
    const base = fileName.startsWith("@/")
      ? fileName.slice(2)
      : fileName.startsWith(".")
        ? path.posix.join(path.posix.dirname(file), fileName)
        : NAMED[fileName];
    const found = base && ENDINGS.map((ending) => base + ending).find((each) => known.has(each));
    return found ? [found] : [];
  });
}
