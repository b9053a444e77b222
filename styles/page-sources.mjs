/**
 * Finds the files from which a style sheet takes its utilities. `@source "imported-by:."` in a sheet stands for every
 * module that the pages below the sheet's folder import, directly or through others, also by `import()`. So a sheet
 * contains the styles of its own side and no others, and those of a component that a page starts to use without a
 * further change.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const MARK = /^["']imported-by:(.+)["']$/;
/** Only these folders contain screens: words of tests, texts and documents would become styles. */
const FOLDERS = ["app", "components", "lib"];
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
/** `import type` and `export type` leave nothing in the page. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s*)?"([^"]+)"|\bimport\(\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/g;

/** @returns the modules that a source text imports, as written */
export const importsIn = (source) => [...source.matchAll(IMPORT)].map(([, fixed, loaded]) => fixed ?? loaded);

/**
 * @param {string} root the project's folder, absolute
 * @param {string} folder the pages' folder, absolute
 * @returns {string[]} the absolute paths of the pages and of all that they import, sorted
 */
export function filesImportedBelow(root, folder) {
  const aliases = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).imports ?? {};
  const places = FOLDERS.map((name) => path.join(root, name) + path.sep);
  const found = new Set();
  const waiting = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join(folder, name));
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (found.has(file) || !places.some((place) => file.startsWith(place))) continue;
    found.add(file);
    for (const name of importsIn(readFileSync(file, "utf8"))) {
      for (const target of targetsOf(name, file)) waiting.push(target);
    }
  }
  return [...found].sort();

  function targetsOf(name, importer) {
    const targets = name.startsWith("#") ? Object.values(aliases[name] ?? {}) : [name];
    return targets.map((target) => resolve(target, importer)).filter(Boolean);
  }

  function resolve(name, importer) {
    const base = name.startsWith("@/") ? path.join(root, name.slice(2)) : path.resolve(path.dirname(importer), name);
    if (!/^(@\/|\.)/.test(name)) return undefined;
    const file = ENDINGS.map((ending) => base + ending).find((each) => existsSync(each) && statSync(each).isFile());
    return file && /\.tsx?$/.test(file) ? file : undefined;
  }
}

/**
 * The PostCSS plugin, which must run before Tailwind's. Tailwind does not treat the path of an existing file as a
 * pattern, even with brackets.
 */
export const pageSources = ({ root }) => ({
  postcssPlugin: "page-sources",
  Once(sheet, { result, AtRule }) {
    sheet.walkAtRules("source", (rule) => {
      const [, below] = MARK.exec(rule.params) ?? [];
      if (below === undefined) return;
      const folder = path.resolve(path.dirname(result.opts.from), below);
      const files = filesImportedBelow(root, folder);
      const about = { plugin: "page-sources", parent: result.opts.from };
      // A new import in one of these files adds sources, so the sheet is built again when any of them changes.
      for (const file of files) result.messages.push({ ...about, type: "dependency", file });
      result.messages.push({ ...about, type: "dir-dependency", dir: folder, glob: "**/*.tsx" });
      rule.replaceWith(files.map((file) => new AtRule({ name: "source", params: `"${file}"`, source: rule.source })));
    });
  },
});
