import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SCREEN_FILES } from "../support/screen-files";

const root = process.cwd();
const IMPORT = /^(?:import|export)\s+(?!type\b)([^;]*?)from\s+"([^"]+)";|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** An import of types alone (`import { type A, type B } from …`) loads nothing. */
const bringsNothing = (names: string): boolean => {
  const listed = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1];
  return listed?.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type ")) ?? false;
};

/** The modules that a file loads when it runs, without those for types. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(IMPORT);
  return [...found]
    .filter(([, names]) => !names || !bringsNothing(names))
    .map(([, , from, lazily]) => from ?? lazily ?? "");
}

/** The browser's module for this name in package.json's `imports`. */
const USE_TEXT = path.join(root, "components/i18n/use-text-in-browser.ts");

function resolve(specifier: string, from: string): string | null {
  if (specifier === "#use-text") return USE_TEXT;
  const base = specifier.startsWith("@/")
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  if (!specifier.startsWith("@/") && !specifier.startsWith(".")) return null;
  return (
    [base, `${base}.ts`, `${base}.tsx`, path.join(base, "index.ts")].find(
      (file) => /\.tsx?$/.test(file) && existsSync(file),
    ) ?? null
  );
}

/** Every chain of imports from a client component to a package with that name. */
function chainsTo(forbidden: (specifier: string) => boolean): string[] {
  const known = new Set<string>();
  const chains: string[] = [];
  const walk = (file: string, chain: readonly string[]) => {
    if (known.has(file)) return;
    known.add(file);
    const here = [...chain, path.relative(root, file)];
    for (const specifier of importsOf(file)) {
      if (forbidden(specifier)) chains.push([...here, specifier].join(" → "));
      const next = resolve(specifier, file);
      if (next && !readFileSync(next, "utf8").startsWith('"use server"')) walk(next, here);
    }
  };
  const files = ["components", "app"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  for (const file of files) if (readFileSync(file, "utf8").startsWith('"use client"')) walk(file, []);
  expect(known.size).toBeGreaterThan(50);
  return chains;
}

describe("the code that the browser loads", () => {
  it("contains no parser, because the server has parsed every answer already", () => {
    expect(chainsTo((specifier) => specifier === "zod")).toEqual([]);
  });

  it("contains no translations, because each page brings those that it shows", () => {
    const isTranslation = /^@\/messages\/(?:translations|de\/)/;
    // This page replaces a layout that failed, so it must bring its few sentences itself.
    const withoutLayout = "app/global-error.tsx → @/messages/de/unavailable";
    expect(chainsTo((specifier) => isTranslation.test(specifier))).toEqual([withoutLayout]);
  });

  it("contains lists of passwords only where somebody chooses one, and not before they do", () => {
    const chains = chainsTo((specifier) => specifier.startsWith("@zxcvbn-ts/"));
    expect(new Set(chains.map((chain) => chain.split(" → ").at(-2)))).toEqual(
      new Set(["lib/auth/guess-in-browser.ts"]),
    );
    const loaders = SCREEN_FILES.filter((file) =>
      readFileSync(path.join(root, file), "utf8").includes("guess-in-browser"),
    );
    expect(loaders).toEqual(["components/auth/password-help.tsx"]);
    const [loader = ""] = loaders;
    expect(readFileSync(path.join(root, loader), "utf8")).not.toMatch(/^import .*guess-in-browser/m);
  });

  it("contains nothing of the server", () => {
    expect(chainsTo((specifier) => specifier.startsWith("@/server/") || specifier.startsWith("node:"))).toEqual([]);
  });
});
