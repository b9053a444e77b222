import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse, relative, sep } from "node:path";
import { buildSync } from "esbuild";
import { ENGINE_VERSION } from "./engine/knowledge";
import { REFERENCE_DIR } from "./reference-folder";

/**
 * The folders whose files decide a judgement: the rules and how lines are combined. What is known of foods is in
 * REFERENCE_DIR.
 */
const RULES = [join("server", "dietary", "engine"), join("server", "recipes", "analysis")];

/**
 * The version that the build computed, because the sources of the built product do not change, and computing it takes
 * each process half a second.
 */
// biome-ignore lint/style/noProcessEnv: the build puts the value in its place (next.config.mjs); it is no setting
const BUILT = process.env.BUILT_ANALYSIS_VERSION;

let current: string | undefined = BUILT || undefined;

/**
 * Stored with every judgement, such as "1.1.0-3fb0c2a91d4e". A judgement with another version was made by other rules
 * or other knowledge and is out of date.
 */
export function analysisVersion(): string {
  current ??= `${ENGINE_VERSION}-${digestOf([REFERENCE_DIR, ...RULES.map((folder) => join(/* turbopackIgnore: true */ process.cwd(), folder))])}`;
  return current;
}

/**
 * Twelve hexadecimal digits of the SHA-256 of the names and contents of all files below the folders. TypeScript files
 * are compiled first, so that comments, types and line breaks do not count. A missing folder adds nothing.
 */
export function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders.filter((each) => existsSync(each))) {
    const names = filesBelow(folder);
    const code = compiled(names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name)));
    for (const name of names) {
      const path = join(folder, name);
      hash.update(`${name}\0`).update(code.get(path) ?? readFileSync(path));
    }
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * The compiled form of each TypeScript file, by its path. All files are compiled with one call, because each call
 * starts a process.
 */
function compiled(paths: readonly string[]): ReadonlyMap<string, Uint8Array> {
  if (paths.length === 0) return new Map();
  const { outputFiles } = buildSync({
    entryPoints: paths.map((path, index) => ({ in: path, out: String(index) })),
    outdir: process.cwd(),
    write: false,
    format: "esm",
    target: "esnext",
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "silent",
    // The compiler's settings are no part of the rules.
    tsconfigRaw: "{}",
  });
  return new Map(outputFiles.map(({ path, contents }) => [paths[Number(parse(path).name)] ?? path, contents]));
}

/** Paths relative to the folder, in the same order on every machine. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
