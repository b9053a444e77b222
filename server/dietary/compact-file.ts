import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COMPACT_FORM, type CompactTree, compileTree, packTree, unpackTree } from "./engine/build";
import type { Tree } from "./engine/knowledge";
import { ENGINE_VERSION } from "./engine/knowledge";
import { tablesOf } from "./language-files";
import { readReference } from "./read-reference";
import { REFERENCE_DIR } from "./reference-folder";

const COMPACT_FILE = "compact.json";
/** The files from which the tree is compiled. */
const SOURCES = ["concepts", "facts", "head-rules", "holdings"];

type CompactFile = { readonly fingerprint: string; readonly tree: CompactTree };

/**
 * The packed tree if it was packed from exactly this text; otherwise the text is compiled again. An outdated file slows
 * a start, but never gives wrong answers.
 */
export function readTree(folder: string = REFERENCE_DIR): Tree {
  const path = join(folder, COMPACT_FILE);
  if (existsSync(path)) {
    const packed = JSON.parse(readFileSync(path, "utf8")) as CompactFile;
    if (packed.fingerprint === fingerprint(folder)) return unpackTree(packed.tree);
  }
  return compileTree(readReference(folder));
}

export function writeCompactTree(folder: string = REFERENCE_DIR): string {
  const packed: CompactFile = { fingerprint: fingerprint(folder), tree: packTree(compileTree(readReference(folder))) };
  const path = join(folder, COMPACT_FILE);
  writeFileSync(path, `${JSON.stringify(packed)}\n`);
  return path;
}

export function isCompactFresh(folder: string = REFERENCE_DIR): boolean {
  const path = join(folder, COMPACT_FILE);
  if (!existsSync(path)) return false;
  return (JSON.parse(readFileSync(path, "utf8")) as CompactFile).fingerprint === fingerprint(folder);
}

function fingerprint(folder: string): string {
  const hash = createHash("sha256").update(ENGINE_VERSION).update(COMPACT_FORM);
  for (const name of SOURCES) hash.update(readFileSync(join(folder, `${name}.tsv`)));
  for (const table of ["names", "words"] as const)
    for (const { language, path } of tablesOf(folder, table)) hash.update(language).update(readFileSync(path));
  return hash.digest("hex");
}
