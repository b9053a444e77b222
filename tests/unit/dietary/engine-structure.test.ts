import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ENGINE = "server/dietary/engine";
/** The lowest layer first: a stage imports only itself and earlier stages. */
const STAGES = ["text", "model", "foods", "reading", "nutrition", "lines", "judging"];
const ENTRIES = ["build", "judge", "knowledge", "read", "weigh"];
const LONGEST_FILE = 350;
const SKIPPED = new Set(["node_modules", ".next", ".git", ".data", "generated"]);

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The project's files that a file imports, including types, without extensions. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/\bfrom\s+"((?:@\/|\.)[^"]+)"|\bimport\("((?:@\/|\.)[^"]+)"\)/g)].map((found) => {
    const to = found[1] ?? found[2] ?? "";
    return to.startsWith("@/") ? to.slice(2) : path.posix.join(path.posix.dirname(file), to);
  });

const engine = filesIn(ENGINE);
const stageOf = (file: string): string => file.slice(ENGINE.length + 1).split("/")[0] ?? "";

describe("the engine's structure", () => {
  it("consists of named stages with five entries beside them", () => {
    const entries = engine.filter((file) => path.dirname(file) === ENGINE).map((file) => path.basename(file, ".ts"));
    expect(entries.sort()).toEqual(ENTRIES);
    const stages = new Set(engine.filter((file) => path.dirname(file) !== ENGINE).map(stageOf));
    expect([...stages].sort()).toEqual([...STAGES].sort());
  });

  it("allows no stage to import one above it", () => {
    const upward = engine
      .filter((file) => path.dirname(file) !== ENGINE)
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => to.startsWith(`${ENGINE}/`))
          .filter((to) => STAGES.indexOf(stageOf(to)) > STAGES.indexOf(stageOf(file)) || ENTRIES.includes(stageOf(to)))
          .map((to) => `${file} imports ${to}`),
      );
    expect(upward).toEqual([]);
  });

  it("has no import cycle, not even for a type", () => {
    const known = new Map(engine.map((file) => [file.replace(/\.ts$/, ""), importsOf(file)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
      if (done.has(file) || way.includes(file)) return;
      for (const to of known.get(file) ?? []) if (known.has(to)) visit(to, [...way, file]);
      done.add(file);
    };
    for (const file of known.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });

  it("is imported by the product only through the entries", () => {
    const outside = ["app", "components", "lib", "server", "scripts"]
      .flatMap(filesIn)
      .filter((file) => !file.startsWith(`${ENGINE}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => to.startsWith(`${ENGINE}/`) && !ENTRIES.includes(to.slice(ENGINE.length + 1)))
          .map((to) => `${file} imports ${to}`),
      );
    expect(outside).toEqual([]);
  });

  it("has no file that is too long to read at once", () => {
    const long = engine.filter((file) => textOf(file).split("\n").length > LONGEST_FILE);
    expect(long).toEqual([]);
  });
});
