import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ENGINE_VERSION } from "./engine/knowledge";
import { REFERENCE_DIR } from "./read-reference";

/** What a stored judgement stands on: the rules, how lines are put together, and what is known of foods. */
const RULES = [join("server", "dietary", "engine"), join("server", "recipes", "analysis")];

let current: string | undefined;

/**
 * Kept with every stored judgement, such as "1.1.0-3fb0c2a91d4e": another one means that it was made by other rules
 * or by other knowledge, and is not to be relied on any more.
 */
export function analysisVersion(): string {
  current ??= `${ENGINE_VERSION}-${digestOf([REFERENCE_DIR, ...RULES.map((folder) => join(process.cwd(), folder))])}`;
  return current;
}

/** Twelve hexadecimal digits of the SHA-256 of the names and bytes of all files below. A folder that is not there adds nothing. */
export function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const name of filesBelow(folder)) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/** By their way from the folder, in one order on every machine. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
