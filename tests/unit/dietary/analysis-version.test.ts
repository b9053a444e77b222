import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { digestOf } from "@/server/dietary/analysis-version";

it("a rule anywhere below a folder makes stored judgements old, and so does its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "judging"));
  writeFileSync(join(folder, "entry.ts"), "1");
  const digests = [digestOf([folder])];
  for (const [name, text] of [
    ["judging/rule.ts", "1"],
    ["judging/rule.ts", "2"],
    ["judging/other.ts", "2"],
  ] as const) {
    writeFileSync(join(folder, name), text);
    digests.push(digestOf([folder]));
  }
  expect(new Set(digests).size).toBe(4);
  expect(digestOf([folder])).toBe(digests.at(-1));
});
