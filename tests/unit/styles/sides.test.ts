import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";
import { filesImportedBelow, importsIn, pageSources } from "@/styles/page-sources.mjs";
import { moduleGraph } from "@/tests/support/module-graph";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * The most bytes that each side's sheet may have, compressed with brotli. If a sheet comes near its limit, first look
 * for values in brackets in the newest screens that the theme has a word for; decision 113 has the figures.
 */
const SIDES = [
  { name: "site", ceiling: 18_000 },
  { name: "card", ceiling: 10_000 },
  { name: "portal", ceiling: 11_500 },
  { name: "admin", ceiling: 10_000 },
] as const;

const folderOf = (side: string) => path.join(root, "app", `(${side})`);
const sheetOf = (side: string) => path.join(folderOf(side), `${side}.css`);
const relative = (file: string) => path.relative(root, file);
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

/** What the server works with has no elements. */
const WITHOUT_ELEMENTS = /^#|^@\/(?:server|messages)\//;

/** What a bundler, which parses instead of searching, puts into the pages of a side. */
async function bundledFiles(side: string): Promise<string[]> {
  const modules = await moduleGraph([`app/(${side})/**/*.tsx`], WITHOUT_ELEMENTS);
  return Object.keys(modules).filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));
}

async function built(side: string): Promise<string> {
  const from = sheetOf(side);
  const made = await postcss([pageSources({ root }), tailwind({ optimize: true })]).process(
    readFileSync(from, "utf8"),
    {
      from,
    },
  );
  return made.css;
}

/** The class names that a sheet has rules for. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.(?!\d)((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")),
  );

/** The utilities among the words of these files, found without the sheets' own sources. */
async function utilitiesIn(files: readonly string[]): Promise<Set<string>> {
  const { build: make } = await compile(readFileSync(path.join(root, "styles/every-page.css"), "utf8"), {
    base: path.join(root, "styles"),
    loadStylesheet: async (id, base) => {
      const file =
        id === "tailwindcss" ? path.join(root, "node_modules/tailwindcss/index.css") : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, "utf8") };
    },
  });
  const words = files.flatMap((file) => readFileSync(path.join(root, file), "utf8").split(/[\s"'`]+/));
  return classesIn(make([...new Set(words)]));
}

describe("imports in a source text", () => {
  it("are found in every form that leaves something in the page", () => {
    const source = `import "./site.css";
import type { Nothing } from "@/lib/types";
import Link from "next/link";
import {
  Dialog,
} from "@/components/ui/dialog";
export { Document as default } from "@/app/document";
export type { AlsoNothing } from "@/lib/others";
const load = () => import("./later");
`;
    expect(importsIn(source)).toEqual([
      "./site.css",
      "next/link",
      "@/components/ui/dialog",
      "@/app/document",
      "./later",
    ]);
  });
});

describe.each(SIDES)("the sheet of $name", ({ name, ceiling }) => {
  it("includes styles from every component that the side's pages use", async () => {
    const found = new Set(filesImportedBelow(root, folderOf(name)).map(relative));
    const bundled = await bundledFiles(name);
    expect(bundled.length).toBeGreaterThan(50);
    const missing = bundled
      .filter((file) => !found.has(file))
      .map((file) => `${file} is in pages of ${name}, and styles/page-sources.mjs does not find its import`);
    expect(missing).toEqual([]);
  });

  it("has every utility that these components name", async () => {
    const has = classesIn(await built(name));
    const wanted = await utilitiesIn(filesImportedBelow(root, folderOf(name)).map(relative));
    expect(wanted.size).toBeGreaterThan(200);
    expect([...wanted].filter((utility) => !has.has(utility))).toEqual([]);
  });

  it(`has at most ${ceiling} bytes`, async () => {
    const css = await built(name);
    expect(css).toContain("--paper:");
    expect(brotliCompressSync(css).length).toBeLessThan(ceiling);
  });
});

describe("sides", () => {
  it("load their own sheets: only the root layout and the page for unknown addresses import one", () => {
    const importers = ["app", "components"].flatMap((folder) =>
      filesIn(folder, /\.tsx?$/).flatMap((file) =>
        importsIn(readFileSync(path.join(root, file), "utf8"))
          .filter((imported) => /(?:^|\/)(?:site|card|portal|admin|every-page)\.css$/.test(imported))
          .map((imported) => `${file}: ${imported}`),
      ),
    );
    expect(importers.sort()).toEqual([
      "app/(admin)/layout.tsx: ./admin.css",
      "app/(card)/layout.tsx: ./card.css",
      "app/(portal)/layout.tsx: ./portal.css",
      "app/(site)/layout.tsx: ./site.css",
      "app/global-not-found.tsx: ./(site)/site.css",
    ]);
  });

  it("contain every page, because a page outside of them would have no document and no styles", () => {
    const sides = SIDES.map(({ name }) => `app/(${name})/`);
    const outside = filesIn("app", /(?:^|\/)(?:page|layout|error|not-found)\.tsx$/).filter(
      (file) => !sides.some((side) => file.startsWith(side)),
    );
    expect(outside).toEqual([]);
  });

  it("omit styles that only other sides use", async () => {
    const [portal, admin] = await Promise.all([built("portal"), built("admin")]);
    // The edge of the dietary ID's card, which only diners see.
    expect(await built("site")).toContain("border-card-edge");
    expect(portal).not.toContain("border-card-edge");
    expect(admin).not.toContain("border-card-edge");
  });
});
