import { readdirSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";

const SOURCES = "sdk/widget/src";
const build = readFileSync("scripts/process/build-widget.ts", "utf8");
const shortened = new Set(/const INTERNAL =\s*\/\^\(([^)]+)\)\$\//.exec(build)?.[1]?.split("|"));

it("no sentence of the widget has the name of a property that the build shortens", () => {
  const texts = ["words", "strip-words"].map((name) => readFileSync(`${SOURCES}/${name}.ts`, "utf8")).join("\n");
  const names = [...texts.matchAll(/^ {2}(\w+): \[/gm)].map(([, name = ""]) => name);
  expect(shortened.size).toBeGreaterThan(10);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => shortened.has(name))).toEqual([]);
});

it("no text in quotes names a property that the build shortens, because the build leaves texts as they are", () => {
  const quoted = readdirSync(SOURCES).flatMap((file) => {
    // Without its types, which may name properties: they are not in the script.
    const { code } = transformSync(readFileSync(`${SOURCES}/${file}`, "utf8"), { loader: "ts" });
    return [...code.matchAll(/"(\w+)"/g)].map(([, text = ""]) => ({ file, text }));
  });
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter(({ text }) => shortened.has(text))).toEqual([]);
});
