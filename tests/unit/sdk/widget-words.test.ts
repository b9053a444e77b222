import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no sentence of the widget has the name of a property that the build shortens", () => {
  const build = readFileSync("scripts/process/build-widget.ts", "utf8");
  const shortened = new Set(/const INTERNAL =\s*\/\^\(([^)]+)\)\$\//.exec(build)?.[1]?.split("|"));
  const [, english = ""] = /const EN = \{([\s\S]*?)\n\};/.exec(readFileSync("sdk/widget/src/words.ts", "utf8")) ?? [];
  const names = [...english.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
  expect(shortened.size).toBeGreaterThan(10);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => shortened.has(name))).toEqual([]);
});
