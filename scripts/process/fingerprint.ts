import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Folders that `next build` neither reads nor should be repeated for. */
const NOT_BUILT = new Set([
  "node_modules",
  "coverage",
  "docs",
  "playwright-report",
  "scripts",
  "test-results",
  "tests",
]);

/** Made by the build, among sources. */
const isMade = (file: string): boolean => /^public[/\\](?:widget(?:\.js|[/\\])|sdk[/\\])|\.generated\.mjs$/.test(file);

/** At the top of the project, only these files have a say: sources, settings of tools, the list of packages. */
const isSourceFile = (name: string): boolean => /\.(ts|mjs|json)$/.test(name) && name !== "next-env.d.ts";

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(full);
    return entry.isFile() ? [full] : [];
  });
  return (await Promise.all(nested)).flat();
}

/**
 * A digest of everything the built application is made from: it changes when a rebuild is due.
 * `except`: folders with data, should they lie inside the project.
 */
export async function fingerprintSources(root: string, except: readonly string[]): Promise<string> {
  const nested = (await readdir(root, { withFileTypes: true })).map((entry) => {
    const full = path.join(root, entry.name);
    if (entry.name.startsWith(".") || except.includes(full)) return [];
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : listFiles(full);
    return isSourceFile(entry.name) ? [full] : [];
  });
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const file of (await Promise.all(nested)).flat().sort()) {
    if (isMade(path.relative(root, file))) continue;
    hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
