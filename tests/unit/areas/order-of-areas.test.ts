import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AreaList, parseAreaList, readAreaList } from "@/scripts/areas/area-list";
import { findFaults } from "@/scripts/areas/find-faults";
import { findLoneParts } from "@/scripts/areas/find-lone-parts";
import { importedBy } from "@/scripts/areas/read-imports";
import { withTable } from "@/scripts/areas/table-of-areas";

const LIST = parseAreaList({
  floors: [
    { name: "lib", folder: "lib", mayImport: [] },
    { name: "lib", folder: "lib/schemas", mayImport: [], files: { bread: ["crumbs"] } },
    { name: "server", folder: "server", mayImport: ["lib"], hasAreas: true },
    { name: "app", folder: "app", mayImport: ["lib", "server"] },
  ],
  order: [{ cellar: "wine" }, { bread: "loaves", cheese: "wheels" }, { supper: "both" }],
});
const FILES = [
  ...["server/clock.ts", "server/cellar/cask.ts", "server/bread/loaf.ts", "server/cheese/wheel.ts"],
  ...["server/supper/plate.ts", "lib/bold.ts", "lib/schemas/crumbs.ts", "lib/schemas/cellar.ts"],
  ...["app/(site)/menu/page.tsx", "app/(site)/menu/_components/list.tsx", "app/(site)/home/page.tsx"],
];
/** What is said of a text in the place of `file`. */
const faultsOf = (file: string, text: string, list: AreaList = LIST, files: readonly string[] = FILES): string[] => {
  const known = new Set([...files, file]);
  return findFaults(
    list,
    importedBy(file, text, known).map((to) => ({ from: file, to })),
    [...known],
  );
};

describe("an import that areas.json forbids is refused", () => {
  it.each([
    ["an area of a higher step", "server/bread/loaf.ts", "@/server/supper/plate", /supper stands above bread/],
    ["by a relative name", "server/bread/loaf.ts", "../supper/plate", /supper stands above bread/],
    ["an area of the same step", "server/bread/loaf.ts", "@/server/cheese/wheel", /cheese stands on the same step/],
    ["an area by a file at the top of a floor", "server/clock.ts", "./bread/loaf", /imports none/],
    ["a floor above", "lib/bold.ts", "@/server/clock", /lib may import lib only/],
    ["a file of an area that has no folder", "lib/schemas/cellar.ts", "./crumbs", /bread stands above cellar/],
    ["a screen of another route", "app/(site)/home/page.tsx", "../menu/_components/list", /belongs to the route/],
  ])("%s", (_, file, name, sentence) => {
    const [fault = "", ...others] = faultsOf(file, `import type { Any } from "${name}";\n`);
    expect(fault).toMatch(sentence);
    expect(fault.startsWith(`${file} imports `)).toBe(true);
    expect(others).toEqual([]);
  });

  it.each([
    'import "@/server/supper/plate";',
    'export { plate } from "@/server/supper/plate";',
    'import {\n  one,\n  two,\n} from "@/server/supper/plate";',
    'const load = async () => (await import("@/server/supper/plate")).plate;',
    'type Plate = typeof import("@/server/supper/plate");',
  ])("in every form of an import: %s", (text) => {
    expect(faultsOf("server/bread/loaf.ts", text)).toHaveLength(1);
  });

  it.each([
    ["server/supper/plate.ts", "@/server/bread/loaf"],
    ["server/supper/plate.ts", "@/lib/schemas/crumbs"],
    ["server/bread/loaf.ts", "../clock"],
    ["server/bread/loaf.ts", "zod"],
    ["app/(site)/menu/page.tsx", "./_components/list"],
  ])("but not what stands lower: %s imports %s", (file, name) => {
    expect(faultsOf(file, `import { any } from "${name}";\n`)).toEqual([]);
  });

  it("an area that is not in the list is named, and so is one without files", () => {
    expect(faultsOf("server/wine/glass.ts", "")).toEqual([expect.stringContaining("server/wine is not in areas.json")]);
    expect(
      findFaults(
        LIST,
        [],
        FILES.filter((file) => !file.includes("supper")),
      ),
    ).toEqual([expect.stringContaining("supper, which has no files")]);
  });

  it("so areas whose imports are all allowed never import each other in a circle", () => {
    const areas = ["a", "b", "c", "d", "e"];
    const arrow = fc.record({ from: fc.constantFrom(...areas), to: fc.constantFrom(...areas) });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
        fc.array(arrow),
        (at, arrows) => {
          const order = [0, 1, 2].map((step) =>
            Object.fromEntries(areas.filter((_, index) => at[index] === step).map((area) => [area, area])),
          );
          const list = parseAreaList({
            floors: [{ name: "server", folder: "server", mayImport: [], hasAreas: true }],
            order,
          });
          const files = areas.map((area) => `server/${area}/x.ts`);
          const allowed = arrows.filter(
            ({ from, to }) =>
              findFaults(list, [{ from: `server/${from}/x.ts`, to: `server/${to}/x.ts` }], files).length === 0,
          );
          const reaches = (from: string, seen: string[]): string[] =>
            allowed
              .filter((each) => each.from === from && each.to !== from)
              .flatMap(({ to }) => (seen.includes(to) ? [to] : [to, ...reaches(to, [...seen, to])]));
          return areas.every((area) => !reaches(area, []).includes(area));
        },
      ),
    );
  });
});

describe("a part of components/", () => {
  const part = "components/supper/plate.tsx";
  const fork = "components/supper/fork.tsx";
  const menu = { from: "app/(site)/menu/page.tsx", to: part };
  const inMenu = { from: "app/(site)/menu/_components/list.tsx", to: part };
  const bill = { from: "app/(site)/bill/page.tsx", to: part };
  const within = { from: part, to: fork };

  it("that one route shows belongs beside it, and so does what only that part uses", () => {
    expect(findLoneParts([menu, inMenu, within], [part, fork])).toEqual([
      expect.stringMatching(/^components\/supper\/plate\.tsx .* app\/\(site\)\/menu\/_components /),
      expect.stringMatching(/^components\/supper\/fork\.tsx .* app\/\(site\)\/menu\/_components /),
    ]);
  });

  it("that two routes show is shared, and so is what it uses", () => {
    expect(findLoneParts([menu, bill, within], [part, fork])).toEqual([]);
  });

  it("without words of the domain is a primitive, however few routes show it", () => {
    expect(findLoneParts([{ ...menu, to: "components/ui/steps.tsx" }], ["components/ui/steps.tsx"])).toEqual([]);
  });
});

describe("the list of this product", () => {
  const product = readAreaList();
  const files = execFileSync("git", ["ls-files", "server", "lib", "components"], { encoding: "utf8" }).split("\n");

  it.each([
    ["server/recipes/new.ts", "@/server/household/access"],
    ["server/profile/new.ts", "@/server/recipes/access"],
    ["server/db/new.ts", "@/server/profile/read-profile"],
    ["server/oauth/new.ts", "@/server/analytics/get-platform-stats"],
    ["components/ui/new.tsx", "@/components/profile/use-diets"],
    ["components/brand/new.tsx", "@/components/id-card/id-card"],
    ["components/recipes/new.tsx", "@/components/landing/method"],
    ["components/profile/new.tsx", "@/components/auth/auth-link"],
    ["components/sharing/new.tsx", "@/components/visits/visit-words"],
    ["components/recipes/new.tsx", "@/components/variants/variant-form"],
    ["lib/dietary/new.ts", "@/lib/profile/allergies"],
    ["lib/schemas/favorites.ts", "@/lib/schemas/profile"],
  ])("refuses that %s imports %s", (file, name) => {
    expect(faultsOf(file, `import { any } from "${name}";\n`, product, files)).toEqual([
      expect.stringContaining(`${file} imports`),
    ]);
  });

  it("is what docs/architecture.md shows", () => {
    const page = readFileSync("docs/architecture.md", "utf8");
    expect(withTable(page, product)).toBe(page);
  });

  it("is checked by npm run lint, which ends with an error and the sentence", () => {
    expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.lint).toContain("scripts/areas/check.ts");
    const folder = mkdtempSync(path.join(tmpdir(), "areas-"));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    const check = () =>
      spawnSync(process.execPath, ["--import", import.meta.resolve("tsx"), path.resolve("scripts/areas/check.ts")], {
        cwd: folder,
        encoding: "utf8",
      });
    try {
      const list = {
        floors: LIST.floors.filter(({ name }) => name === "server"),
        order: [{ bread: "loaves" }, { supper: "bread" }],
      };
      const page = "<!-- areas.json begins -->\n<!-- areas.json ends -->\n";
      write(
        "areas.json",
        JSON.stringify({ ...list, floors: list.floors.map((floor) => ({ ...floor, mayImport: [] })) }),
      );
      write("docs/architecture.md", withTable(page, parseAreaList({ floors: [], order: list.order })));
      write("server/bread/loaf.ts", "export const loaf = 1;\n");
      write("server/supper/plate.ts", 'export { loaf } from "../bread/loaf";\n');
      execFileSync("git", ["init", "--quiet"], { cwd: folder });
      expect(check()).toMatchObject({ status: 0, stderr: "" });
      write("server/bread/crust.ts", 'import { loaf } from "@/server/supper/plate";\n');
      expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining("supper stands above bread") });
      rmSync(path.join(folder, "server/bread/crust.ts"));
      write("docs/architecture.md", page);
      expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining("shows other areas") });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
