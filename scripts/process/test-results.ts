import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The result of a test runner: how many tests passed, and a line for each that did not. */
export type Outcome = { passed: number; failures: string[] };

/** The first line of a failed test's error; the rest was printed when it ran. */
function firstLine(message = ""): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one.
  const plain = message.replace(/\u001b\[[0-9;]*m/g, "");
  return plain.split("\n", 1)[0]?.trim() ?? "";
}

const line = (name: string, message?: string) => [name, firstLine(message)].filter(Boolean).join(" — ");

/** A file that a test runner wrote, or null if it did not get that far. */
function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** Vitest's `json` reporter. A file that cannot be loaded contains no failed test, but is one failure. */
export function readVitest(file: string): Outcome {
  type Assertion = { status: string; fullName: string; failureMessages?: string[] };
  type Results = {
    numPassedTests: number;
    testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[];
  };
  const results = readJson<Results>(file);
  if (!results) return { passed: 0, failures: [] };
  const failures = results.testResults.flatMap(({ name: at, status, message, assertionResults }) => {
    const name = path.relative(process.cwd(), at);
    const failed = assertionResults.filter((assertion) => assertion.status === "failed");
    if (failed.length > 0) {
      return failed.map(({ fullName, failureMessages }) => line(`${name}: ${fullName}`, failureMessages?.[0]));
    }
    return status === "failed" ? [line(name, message)] : [];
  });
  return { passed: results.numPassedTests, failures };
}

/** Playwright's `json` reporter: suites within suites. A flaky test passed at a later try. */
export function readPlaywright(file: string): Outcome {
  type Failure = { message?: string };
  type Spec = {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: Failure }[] }[];
  };
  type Suite = { specs: Spec[]; suites?: Suite[] };
  type Results = { stats: { expected: number; flaky: number }; errors: Failure[]; suites: Suite[] };
  const results = readJson<Results>(file);
  if (!results) return { passed: 0, failures: [] };
  const specs = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const failures = results.suites
    .flatMap(specs)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected")
        .map(({ results: tries }) => line(`${spec.file}:${spec.line}: ${spec.title}`, tries.at(-1)?.error?.message)),
    );
  return {
    passed: results.stats.expected + results.stats.flaky,
    failures: [...failures, ...results.errors.map(({ message }) => line("outside of a test", message))],
  };
}
