import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as durations from "@/lib/durations";

type Job = { name: string; every: string };

const sources = execFileSync(
  "git",
  ["grep", "-lE", "repeatEvery\\(|new Watchers|runInBackground\\(", "--", "server/*.ts"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter(Boolean)
  .map((file) => readFileSync(file, "utf8"));

/** What a constant such as `const SWEEP_MS = 6 * HOUR_MS` is, in the words of the page. */
function inWords(source: string, constant: string): string {
  const [, product = ""] = new RegExp(`const ${constant} = (.+);`).exec(source) ?? [];
  const known = durations as unknown as Record<string, number>;
  const ms = product.split(" * ").reduce((all, each) => all * (known[each] ?? Number(each.replaceAll("_", ""))), 1);
  const [unit, size] =
    ms % durations.HOUR_MS === 0
      ? ["h", durations.HOUR_MS]
      : ms % durations.MINUTE_MS === 0
        ? ["min", durations.MINUTE_MS]
        : ["s", 1000];
  return `${ms / size} ${unit}`;
}

/** What repeats in a process: the jobs of server/jobs/start-jobs.ts, and what looks for changes while somebody watches. */
const repeated: Job[] = sources.flatMap((source) =>
  [...source.matchAll(/(?:repeatEvery|new Watchers(?:<\w+>)?)\((\w+_MS), "([^"]+)"/g)].map(
    ([, constant = "", name = ""]) => ({
      name,
      every: inWords(source, constant),
    }),
  ),
);
/** What the queue runs by the clock. */
const scheduled: Job[] = [
  ...readFileSync("server/jobs/scheduled-jobs.ts", "utf8").matchAll(/every: (\d+), what: "([^"]+)"/g),
].map(([, every = "", name = ""]) => ({
  name,
  every: Number(every) < 60 ? `${every} min` : `${Number(every) / 60} h`,
}));
const life = readFileSync("server/jobs/start-jobs.ts", "utf8");
const once = [...life.matchAll(/(?:runInBackground|runUnlessDatabaseAway)\("([^"]+)"/g)].map(([, name = ""]) => name);

const page = readFileSync("docs/jobs.md", "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| (?!job|---)/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("docs/jobs.md", () => {
  it("has every job of the code that repeats, with the interval of the code, and no other", () => {
    const described = rows.filter(({ length }) => length === 5).map(([name = "", every = ""]) => ({ name, every }));
    const byName = (a: Job, b: Job) => a.name.localeCompare(b.name);
    const jobs = [...scheduled, ...repeated];
    expect(jobs.length).toBeGreaterThan(18);
    expect(described.sort(byName)).toEqual(jobs.sort(byName));
  });

  it("has what the start begins once", () => {
    // It only waits, and then begins the others.
    const begun = new Set(once.filter((name) => name !== "beginning heavy work"));
    expect([...begun].filter((name) => !rows.some(([described]) => described === name))).toEqual([]);
  });

  it("says of each job what it does, its lock, and what a failure means", () => {
    for (const row of rows) for (const cell of row) expect(cell, row[0]).not.toBe("");
  });

  it("names files that exist", () => {
    const files = page.match(/server\/[\w/.-]+\.ts/g) ?? [];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(18);
  });
});
