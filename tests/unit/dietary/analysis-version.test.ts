import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { digestOf } from "@/server/dietary/analysis-version";

/** The digest of a folder with these files. */
function digestWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "rules-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return digestOf([folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RULE = `import { BIT, type Mask } from "./substances";
/** Peanuts are no nuts. */
const NUTS: Mask = BIT.tree_nut; // and nothing else
export const holdsNuts = (mask: Mask): boolean => (mask & NUTS) !== 0 && !/https?:\\/\\/ nuts/.test("// none");
`;

describe("the digest of the engine's rules", () => {
  const before = digestWith({ "judging/rule.ts": RULE });

  it("is the same for the same files", () => {
    expect(digestWith({ "judging/rule.ts": RULE })).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{12}$/);
  });

  it("does not change with a comment, a type, a line break or an indentation", () => {
    for (const text of [
      RULE.replace("Peanuts are no nuts.", "Peanuts are legumes."),
      RULE.replace(" // and nothing else", ""),
      RULE.replace("=>", "=>\n  // Also traces.\n  "),
      RULE.replace("/** Peanuts", "/*! @license Peanuts"),
      RULE.replaceAll("Mask", "SubstanceMask"),
      RULE.replace("(mask: Mask)", "(mask: number)"),
      RULE.replaceAll("\n", "\r\n\r\n"),
    ])
      expect(digestWith({ "judging/rule.ts": text }), text).toBe(before);
  });

  it("changes with a rule, and with a text, a pattern or a name", () => {
    const digests = [
      RULE,
      RULE.replace("!== 0", "=== 0"),
      RULE.replace("BIT.tree_nut", "BIT.peanut"),
      RULE.replace('"// none"', '"// some"'),
      RULE.replace("nuts/.test", "peanuts/.test"),
      RULE.replace("holdsNuts", "hasNuts"),
    ].map((text) => digestWith({ "judging/rule.ts": text }));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it("includes the name of a file and every byte of a file that is not TypeScript", () => {
    const folders: Readonly<Record<string, string>>[] = [
      { "judging/rule.ts": RULE },
      { "judging/other.ts": RULE },
      { "rule.ts": RULE },
      { "judging/rule.ts": RULE, "judging/second.ts": RULE },
      { "judging/rule.ts": RULE, "foods.tsv": "milk\t// yes\n" },
      { "judging/rule.ts": RULE, "foods.tsv": "milk\t// no\n" },
    ];
    expect(new Set(folders.map(digestWith)).size).toBe(folders.length);
  });

  it("ignores a missing folder", () => {
    const folder = path.join(import.meta.dirname, "../../../server/dietary/engine/nutrition");
    expect(digestOf([folder, path.join(folder, "missing")])).toBe(digestOf([folder]));
  });

  it("includes no comment of the engine", () => {
    const folder = path.join(import.meta.dirname, "../../../server/dietary/engine");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const);
    const commented = files.map(([name, text]) => [name, `/*! First. */\n${text.replaceAll(";\n", "; // Why.\n")}`]);
    expect(digestWith(Object.fromEntries(commented))).toBe(digestWith(Object.fromEntries(files)));
  });
});
