import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileNameOf, readDecisions, withTitles } from "@/scripts/decisions/titles";

const FOLDER = "docs/decisions";
const PAGES = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .sort();
const NUMBERS = PAGES.map((name) => name.slice(0, 3));

describe("pages of decisions", () => {
  it("have a unique number and a title", () => {
    expect(NUMBERS.filter((number, at) => NUMBERS.indexOf(number) !== at)).toEqual([]);
    expect(readDecisions(FOLDER).map(({ number }) => number)).toEqual(NUMBERS);
  });

  it("are named after their number and title", () => {
    expect(fileNameOf({ number: "007", title: 'A cook\'s list, "read" once' })).toBe("007-a-cooks-list-read-once.md");
    const renamed = readDecisions(FOLDER).filter((page) => page.file !== fileNameOf(page));
    expect(renamed, "run npx tsx scripts/decisions/write-index.ts").toEqual([]);
  });

  it("are listed by their titles", () => {
    const index = readFileSync(`${FOLDER}/README.md`, "utf8");
    expect(index, "run npx tsx scripts/decisions/write-index.ts").toBe(withTitles(index, readDecisions(FOLDER)));
  });

  it("exist for every number that the product or a document refers to", () => {
    const found = execFileSync(
      "git",
      ["grep", "-noE", "decisions?[ /][0-9]{3}", "--", "*.ts", "*.tsx", "*.md", "*.sql"],
      {
        encoding: "utf8",
      },
    );
    const missing = found.split("\n").filter((line) => line && !NUMBERS.includes(line.slice(-3)));
    expect(missing).toEqual([]);
    expect(found.split("\n").length).toBeGreaterThan(20);
  });

  it("are in the list of areas by their tens", () => {
    const listed = [...readFileSync(`${FOLDER}/README.md`, "utf8").matchAll(/^\| (\d{3})(?: to (\d{3}))? \|/gm)];
    const isListed = (number: string) =>
      listed.some(([, first = "", last = first]) => first <= number && number <= last);
    expect(NUMBERS.filter((number) => !isListed(number))).toEqual([]);
  });
});
