import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, "");
const classesOf = (css: string) =>
  [...withoutComments(css).matchAll(/([^{}]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !selector.includes("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));

const GLOBALS = readFileSync("styles/every-page.css", "utf8");
/**
 * The style sheets that every page loads, whose classes may be used anywhere. Other sheets load with the components
 * that import them.
 */
const EVERYWHERE = new Set([...GLOBALS.matchAll(/"\.\/([\w-]+)\.css"/g)].map(([, name = ""]) => name));
const SHEETS = new Map(
  filesIn("styles", ".css").map((file) => [
    path.basename(file, ".css"),
    new Set(classesOf(readFileSync(file, "utf8"))),
  ]),
);
const everywhere = new Set([...EVERYWHERE].flatMap((sheet) => [...(SHEETS.get(sheet) ?? [])]));

/** For each class that is in no common sheet: the sheets that define it. */
function areaClasses(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [sheet, classes] of SHEETS) {
    for (const name of EVERYWHERE.has(sheet) ? [] : classes)
      if (!everywhere.has(name)) found.set(name, [...(found.get(name) ?? []), sheet]);
  }
  return found;
}

const SHEETS_OF = areaClasses();
/** Places where a component names classes: a plain value or one of two cases. */
const CLASS_NAMES = /className="([^"]*)"|className=\{(?:(?:cn|classNames)\(\s*|[^}(]*?(?:[?:]|&&)\s*)"([^"]*)"/g;

const componentFiles = [...filesIn("components", ".tsx"), ...filesIn("app", ".tsx")];
const usedIn = (file: string): string[] => {
  const source = readFileSync(file, "utf8");
  const used = [...source.matchAll(CLASS_NAMES)].flatMap((found) => found.slice(1).join(" ").split(/\s+/));
  return [...new Set(used)].filter(Boolean);
};

/** Names an element for its children's variants and has no style of its own. */
const isMarker = (name: string) => /^(?:group|peer)(?:\/[\w-]+)?$/.test(name);

/** The names for which the theme generates a rule, such as `.md\:flex` for "md:flex". */
async function utilitiesAmong(names: readonly string[]): Promise<(name: string) => boolean> {
  const { build } = await compile(GLOBALS, {
    base: path.resolve("styles"),
    loadStylesheet: async (id, base) => {
      const file = id === "tailwindcss" ? path.resolve("node_modules/tailwindcss/index.css") : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, "utf8") };
    },
  });
  const made = new Set(
    [...build([...names]).matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = ""]) =>
      name.replace(/\\(.)/g, "$1"),
    ),
  );
  return (name) => made.has(name);
}

describe("the global styles", () => {
  it("have at most 500 lines together: theme, tokens, fonts and base; anything else stands with its component", () => {
    const sheets = [...filesIn("styles", ".css"), ...filesIn("app", ".css")].filter((file) => !file.includes("/_"));
    const lines = sheets.map((file) => readFileSync(file, "utf8").trimEnd().split("\n").length);
    expect(sheets.length).toBeGreaterThan(8);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500);
  });
});

describe("class names of components", () => {
  it("are utilities of the theme, or are defined in a sheet", async () => {
    const used = componentFiles.flatMap((file) => usedIn(file).map((name) => ({ file, name })));
    const isUtility = await utilitiesAmong([...new Set(used.map(({ name }) => name))]);
    expect(isUtility("flex") && isUtility("hover:bg-sunk") && !isUtility("recipe-card")).toBe(true);
    const unknown = used.filter(
      ({ name }) => !isMarker(name) && !everywhere.has(name) && !SHEETS_OF.has(name) && !isUtility(name),
    );
    expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it("are used only with the sheet that defines them, unless every page loads it", () => {
    const missing = componentFiles.flatMap((file) => {
      const source = readFileSync(file, "utf8");
      return usedIn(file).flatMap((name) => {
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
