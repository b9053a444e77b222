import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlaywright, readVitest } from "@/scripts/process/test-results";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "results-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(results: unknown): Promise<string> {
  const file = path.join(folder, "results.json");
  await writeFile(file, JSON.stringify(results));
  return file;
}

const inProject = (name: string) => path.join(process.cwd(), name);

describe("the results of vitest", () => {
  it("are its passed tests, and each failed one with its file and the first line of its error", async () => {
    const file = await written({
      numPassedTests: 7,
      testResults: [
        {
          name: inProject("tests/unit/a.test.ts"),
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "a works" },
            {
              status: "failed",
              fullName: "a adds",
              failureMessages: ["\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n at a.test.ts:3"],
            },
          ],
        },
      ],
    });
    expect(readVitest(file)).toEqual({
      passed: 7,
      failures: ["tests/unit/a.test.ts: a adds — AssertionError: expected 1 to be 2"],
    });
  });

  it("count a file that cannot be loaded as one failure", async () => {
    const file = await written({
      numPassedTests: 0,
      testResults: [
        { name: inProject("tests/unit/b.test.ts"), status: "failed", message: "No such module", assertionResults: [] },
      ],
    });
    expect(readVitest(file).failures).toEqual(["tests/unit/b.test.ts — No such module"]);
  });

  it("are empty if it did not get that far", () => {
    expect(readVitest(path.join(folder, "none.json"))).toEqual({ passed: 0, failures: [] });
  });
});

describe("the results of Playwright", () => {
  it("are what passed, at whichever try, and each unexpected failure of any suite", async () => {
    const failed = { status: "unexpected", results: [{ error: { message: "Error: not visible\nCall log:" } }] };
    const spec = (title: string, tests: unknown[]) => ({ title, file: "a.spec.ts", line: 4, tests });
    const file = await written({
      stats: { expected: 3, flaky: 1 },
      errors: [{ message: "the server did not start" }],
      suites: [
        {
          specs: [spec("works", [{ status: "expected", results: [{}] }])],
          suites: [{ specs: [spec("opens", [failed])] }],
        },
      ],
    });
    expect(readPlaywright(file)).toEqual({
      passed: 4,
      failures: ["a.spec.ts:4: opens — Error: not visible", "outside of a test — the server did not start"],
    });
  });
});
