import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("docs/security.md", "utf8");
/** Rows of the tables: rule or threat, place, attack or test. */
const rows = text.split("\n").filter((line) => line.startsWith("| ") && !/^\| (---|rule|threat) /.test(line));
const namedIn = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
const isPath = (name: string): boolean =>
  /^(tests|server|app|lib|components|scripts|public|prisma|proxy|next)[/.]/.test(name);

/** A name may end in a slash or contain a wildcard: `server/*` + `/access.ts`. */
const isThere = (name: string): boolean => name.includes("*") || existsSync(name);

describe("docs/security.md", () => {
  it("names only files that exist", () => {
    const absent = rows.flatMap(namedIn).filter((name) => isPath(name) && !isThere(name));
    expect(absent).toEqual([]);
  });

  it("names a test that exists in every point about the widget and the SDK", () => {
    const points = text.slice(text.indexOf("## The widget and the SDK")).split(/^- /m).slice(1);
    expect(points.length).toBeGreaterThan(4);
    const untested = points.filter((point) => !namedIn(point).some((name) => /^tests\//.test(name)));
    expect(untested).toEqual([]);
    expect(points.flatMap(namedIn).filter((name) => isPath(name) && !isThere(name))).toEqual([]);
  });

  it("names a test for every threat", () => {
    const untested = rows.filter((row) => !namedIn(row).some((name) => /^tests\//.test(name)));
    expect(untested).toEqual([]);
  });
});
