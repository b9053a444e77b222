import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { environmentWithoutSettings } from "../process/environment";
import { say } from "../process/report";

type Count = { passed: number; failed: number };
type Step = { title: string; command: string[]; count?: () => Count };

const bin = (name: string) => path.join("node_modules", ".bin", name);
const RESULTS = "test-results";
const vitestResults = (name: string) => path.join(RESULTS, `${name}.json`);

/** Files that a test runner wrote, or nothing when it did not get that far. */
function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** A file that cannot even be loaded holds no failed test, yet is one failure. */
function countVitest(file: string): Count {
  type Results = {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const results = readJson<Results>(file);
  if (!results) return { passed: 0, failed: 0 };
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + broken.length };
}

function countPlaywright(file: string): Count {
  type Results = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };
  const results = readJson<Results>(file);
  if (!results) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = results.stats;
  return { passed: expected + flaky, failed: unexpected + results.errors.length };
}

function vitest(title: string, name: string, projects: string[]): Step {
  const file = vitestResults(name);
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    title,
    command: [bin("vitest"), "run", ...projects.flatMap((project) => ["--project", project]), ...options],
    count: () => countVitest(file),
  };
}

const STEPS: Step[] = [
  // Types of the routes, and of what is imported besides code, as Next knows them.
  { title: "Route types", command: [bin("next"), "typegen"] },
  { title: "Types", command: [bin("tsc"), "--noEmit"] },
  { title: "Lint", command: [bin("biome"), "check", "--error-on-warnings"] },
  vitest("Unit and integration tests", "vitest", ["unit", "integration"]),
  { title: "Build", command: [process.execPath, "scripts/run.mjs", "build"] },
  vitest("Life of the process", "lifecycle", ["lifecycle"]),
  {
    title: "Browser tests",
    command: [bin("playwright"), "test"],
    count: () => countPlaywright(path.join(RESULTS, "browser.json")),
  },
];

/** The tests bring their own settings: what is configured on this computer must not reach them. */
function testEnvironment(): NodeJS.ProcessEnv {
  return { ...environmentWithoutSettings(), NEXT_TELEMETRY_DISABLED: "1" };
}

function run([program = "", ...options]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, options, { stdio: "inherit", env: testEnvironment() });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A check counts only when it fails; a runner that fails without a failed test is one failure. */
async function runStep({ title, command, count }: Step): Promise<Count> {
  say(`\n── ${title} ──\n`);
  const startedAt = performance.now();
  const code = await run(command);
  const result = count?.() ?? { passed: 0, failed: 0 };
  const failed = code !== 0 && result.failed === 0 ? 1 : result.failed;
  say(`\n── ${title}: ${failed === 0 ? "ok" : "FAILED"}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s ──`);
  return { passed: result.passed, failed };
}

/** `npm test`: everything, all of it even when something fails, and one line that sums it up at the end. */
export async function main(): Promise<void> {
  // Ctrl-C goes to the whole group: what runs stops by itself, and nothing more is started.
  process.on("SIGINT", () => process.exit(130));
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  for (const stale of [".next/types", ".next/dev/types"]) await rm(stale, { recursive: true, force: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  say();
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
