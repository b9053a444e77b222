import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Row = { hazard: string; cause: string; control: string; file: string; title: string };

const ROW = /^\| (H\d) \| (.+?) \| (.+?) \| `(tests\/[^`]+)` › (.+) \|$/;
const lines = readFileSync("docs/safety.md", "utf8").split("\n");
const written = lines.filter((line) => /^\| H\d \|/.test(line));
const rows: Row[] = written.flatMap((line) => {
  const [, hazard = "", cause = "", control = "", file = "", title = ""] = ROW.exec(line) ?? [];
  return file === "" ? [] : [{ hazard, cause, control, file, title }];
});

/** The titles of a file's tests, as they are written there. */
function titlesIn(file: string): string {
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .replaceAll('\\"', '"')
        .replace(/\s*\n\s*/g, " ")
    : "";
}

describe("docs/safety.md", () => {
  it("says for every hazard's cause what stops it and which test holds it", () => {
    expect(written.filter((line) => !ROW.test(line))).toEqual([]);
    expect(new Set(rows.map(({ hazard }) => hazard))).toEqual(new Set(["H1", "H2", "H3", "H4"]));
  });

  it("names tests that exist, by file and title", () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ file, title }) => !titlesIn(file).includes(`"${title}"`))).toEqual([]);
  });

  it("names no cause twice", () => {
    const causes = rows.map(({ cause }) => cause);
    expect(causes.filter((cause, index) => causes.indexOf(cause) !== index)).toEqual([]);
  });
});
