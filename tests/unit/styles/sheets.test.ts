import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** What every page loads: it may be used anywhere. Any other sheet comes with the components that import it. */
const EVERYWHERE = new Set(
  [...readFileSync("app/globals.css", "utf8").matchAll(/"\.\.\/styles\/([\w-]+)\.css"/g)].map(([, name = ""]) => name),
);

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, "");
const classesOf = (css: string) =>
  [...withoutComments(css).matchAll(/([^{}]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !selector.includes("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));

const SHEETS = new Map(
  filesIn("styles", ".css").map((file) => [
    path.basename(file, ".css"),
    new Set(classesOf(readFileSync(file, "utf8"))),
  ]),
);
const AREA_SHEETS = [...SHEETS.keys()].filter((sheet) => !EVERYWHERE.has(sheet));

/** By class that no sheet of every page has, the sheets that have it. */
function areaClasses(): Map<string, string[]> {
  const everywhere = new Set([...EVERYWHERE].flatMap((sheet) => [...(SHEETS.get(sheet) ?? [])]));
  const found = new Map<string, string[]>();
  for (const sheet of AREA_SHEETS) {
    for (const name of SHEETS.get(sheet) ?? [])
      if (!everywhere.has(name)) found.set(name, [...(found.get(name) ?? []), sheet]);
  }
  return found;
}

const SHEETS_OF = areaClasses();
/** Where a component names the classes of what it renders. */
const CLASS_NAMES = /className="([^"]*)"|className=\{[^}]*?"([^"]*)"|classNames\(\s*"([^"]*)"/g;

const componentFiles = [...filesIn("components", ".tsx"), ...filesIn("app", ".tsx")];

describe("sheets that not every page loads", () => {
  it("are some", () => {
    expect(AREA_SHEETS.length).toBeGreaterThan(5);
    expect(SHEETS_OF.size).toBeGreaterThan(50);
  });

  it("come with each component that names a class of theirs", () => {
    const missing = componentFiles.flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const used = [...source.matchAll(CLASS_NAMES)].flatMap((found) => found.slice(1).join(" ").split(/\s+/));
      return [...new Set(used)].flatMap((name) => {
        const sheets = SHEETS_OF.get(name);
        const isImported = sheets?.some((sheet) => source.includes(`"@/styles/${sheet}.css"`));
        return sheets && !isImported
          ? [`${file} uses .${name}: import "@/styles/${sheets.join('.css" or "@/styles/')}.css"`]
          : [];
      });
    });
    expect(missing).toEqual([]);
  });
});
