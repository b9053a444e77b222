import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "docs/decisions";
const PAGES = readdirSync(FOLDER).filter((name) => /^\d/.test(name));
const NUMBERS = PAGES.map((name) => name.slice(0, 3));

describe("pages of decisions", () => {
  it("have a unique number and a title", () => {
    expect(NUMBERS.filter((number, at) => NUMBERS.indexOf(number) !== at)).toEqual([]);
    for (const name of PAGES) expect(readFileSync(`${FOLDER}/${name}`, "utf8"), name).toMatch(/^# \S/);
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
