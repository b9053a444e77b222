import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = process.cwd();
const IMPORT = /^(?:import|export)\s+(?!type\b)([^;]*?)from\s+"([^"]+)";|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** `import { type A, type B } from …` leaves nothing behind either. */
const bringsNothing = (names: string): boolean => {
  const listed = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1];
  return listed?.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type ")) ?? false;
};

/** What a file loads when it runs: types are gone by then. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(IMPORT);
  return [...found]
    .filter(([, names]) => !names || !bringsNothing(names))
    .map(([, , from, lazily]) => from ?? lazily ?? "");
}

/** As package.json's `imports` say for the browser. */
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

/** Every way from a client component to a package of that name, as the chain of files. */
function chainsTo(forbidden: (specifier: string) => boolean): string[] {
  const seen = new Set<string>();
  const chains: string[] = [];
  const walk = (file: string, chain: readonly string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
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
  expect(seen.size).toBeGreaterThan(50);
  return chains;
}

describe("what the browser loads", () => {
  it("holds no parser: the server has parsed every answer already", () => {
    expect(chainsTo((specifier) => specifier === "zod")).toEqual([]);
  });

  it("holds no translations: a page brings those that it shows", () => {
    const isTranslation = /^@\/messages\/(?:translations|de\/)/;
    // It stands in for the layout that failed: nobody could hand it its few sentences.
    const withoutLayout = "app/global-error.tsx → @/messages/de/unavailable";
    expect(chainsTo((specifier) => isTranslation.test(specifier))).toEqual([withoutLayout]);
  });

  it("holds nothing of the server's", () => {
    expect(chainsTo((specifier) => specifier.startsWith("@/server/") || specifier.startsWith("node:"))).toEqual([]);
  });
});
