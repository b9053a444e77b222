import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { localeAt } from "@/lib/i18n/spoken-places";
import { AREAS } from "@/messages/areas";
import { TRANSLATIONS } from "@/messages/translations";
import { moduleGraph } from "@/tests/support/module-graph";

const root = path.resolve(import.meta.dirname, "../../..");
const APP = path.join(root, "app");

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const areasGivenBy = (file: string): string[] =>
  [...read(file).matchAll(/<Messages\s+of=\{\[([^\]]*)\]\}|\bbring\(([^)]*)\)/g)].flatMap(([, inPage, inLayout]) =>
    [...(inPage ?? inLayout ?? "").matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
  );

const modules = await moduleGraph(
  ["app/**/page.tsx", "app/**/layout.tsx", "app/**/{not-found,global-not-found}.tsx", "app/**/error.tsx"],
  /^#use-text$/,
);

const importsOf = (file: string): string[] =>
  (modules[file]?.imports ?? []).filter(({ external }) => !external).map(({ path: imported }) => imported);

const isOfBrowser = (file: string) => /^\s*(?:\/\*[\s\S]*?\*\/\s*)?"use client"/.test(read(file));

/** The text areas that the browser needs for a page: those that its client components import, directly or not. */
function areasInBrowser(entry: string): string[] {
  const areas = new Set<string>();
  const known = new Set<string>();
  const follow = (file: string, inBrowser: boolean): void => {
    const isInBrowser = inBrowser || (/\.tsx?$/.test(file) && isOfBrowser(file));
    const key = `${file} ${isInBrowser}`;
    if (known.has(key)) return;
    known.add(key);
    const area = /^messages\/en\/([\w-]+)\.ts$/.exec(file)?.[1];
    // Sentences that several areas share stand in files that are no area of their own.
    if (area && area in AREAS && isInBrowser) areas.add(area);
    for (const imported of importsOf(file)) follow(imported, isInBrowser);
  };
  follow(entry, false);
  return [...areas].sort();
}

/**
 * The file itself and the files from `app` that it uses: the document that root layouts share, a page with two
 * addresses.
 */
const areasOfScreen = (file: string): string[] =>
  [file, ...importsOf(file).filter((imported) => imported.startsWith("app/"))].flatMap(areasGivenBy);

/** The areas that the page and every layout above it provide. */
function areasBrought(page: string): string[] {
  const brought = areasOfScreen(page);
  const isLayout = path.basename(page) === "layout.tsx";
  for (let folder = path.dirname(isLayout ? path.dirname(page) : page); ; folder = path.dirname(folder)) {
    const layout = path.join(folder, "layout.tsx");
    if (layout in modules) brought.push(...areasOfScreen(layout));
    if (path.join(root, folder) === APP || folder === ".") return brought;
  }
}

/** The portal and the console are in English only (docs/decisions), as their layouts state. */
const isEnglish = (page: string) => /^app\/\((?:portal|admin)\)\//.test(page);

const pages = Object.keys(modules).filter(
  (file) => /^app\/.*\/?(?:page|(?:global-)?not-found|error|layout)\.tsx$/.test(file) && !isEnglish(file),
);

describe("a page", () => {
  it.each(pages)("provides the translated texts that its scripts use, and no area twice: %s", (page) => {
    const brought = areasBrought(page);
    expect(areasInBrowser(page).filter((area) => !brought.includes(area))).toEqual([]);
    expect(brought.filter((area, place) => brought.indexOf(area) !== place)).toEqual([]);
    expect(brought.filter((area) => !(area in AREAS))).toEqual([]);
  });

  const addressOf = (page: string) => page.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, "") || "/";

  it("that speaks Arabic brings areas that do", () => {
    const spoken = pages.filter((file) => file.endsWith("/page.tsx") && localeAt("ar", addressOf(file)) === "ar");
    expect(spoken.length).toBeGreaterThan(5);
    const silent = spoken.flatMap((page) =>
      areasBrought(page)
        .filter((area) => !(area in TRANSLATIONS.ar))
        .map((area) => `${page}: ${area}`),
    );
    expect(silent).toEqual([]);
  });
});
