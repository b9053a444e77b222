import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { environmentWithoutSettings } from "../process/environment";
import { say } from "../process/report";
import { type Outcome, readPlaywright, readVitest } from "../process/test-results";

type Step = { title: string; command: string[]; read?: () => Outcome };

const bin = (name: string) => path.join("node_modules", ".bin", name);
const RESULTS = "test-results";

const VITEST_RESULTS = path.join(RESULTS, "vitest.json");
/** Tests that start and stop the product mostly wait, so a third file can run on two processors. */
const VITEST = [
  ...["run", "--maxWorkers=3"],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_RESULTS}`],
];

const STEPS: Step[] = [
  // Types of the routes, and of what is imported besides code, as Next knows them.
  { title: "Route types", command: [bin("next"), "typegen"] },
  { title: "Types", command: [bin("tsc"), "--noEmit"] },
  { title: "Lint", command: [bin("biome"), "check", "--error-on-warnings"] },
  // The tests of the process's life and those in the browser start what is built here.
  { title: "Build", command: [process.execPath, "scripts/run.mjs", "build"] },
  {
    title: "Unit and integration tests, life of the process",
    command: [bin("vitest"), ...VITEST],
    read: () => readVitest(VITEST_RESULTS),
  },
  {
    title: "Browser tests",
    command: [bin("playwright"), "test"],
    read: () => readPlaywright(path.join(RESULTS, "browser.json")),
  },
];

/** The tests bring their own settings; those of this computer must not reach them. */
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
async function runStep({ title, command, read }: Step): Promise<Outcome> {
  say(`\n── ${title} ──\n`);
  const startedAt = performance.now();
  const code = await run(command);
  const { passed, failures } = read?.() ?? { passed: 0, failures: [] };
  const named = code !== 0 && failures.length === 0 ? [`it ended with code ${code}`] : failures;
  const ended = named.length === 0 ? "ok" : "FAILED";
  say(`\n── ${title}: ${ended}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s ──`);
  return { passed, failures: named.map((failure) => `${title}: ${failure}`) };
}

/** `npm test`: everything, all of it even when something fails, and one line that sums it up at the end. */
export async function main(): Promise<void> {
  // Ctrl-C goes to the whole group: what runs stops by itself, and nothing more is started.
  process.on("SIGINT", () => process.exit(130));
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  for (const stale of [".next/types", ".next/dev/types"]) await rm(stale, { recursive: true, force: true });
  let passed = 0;
  const failures: string[] = [];
  for (const step of STEPS) {
    const outcome = await runStep(step);
    passed += outcome.passed;
    failures.push(...outcome.failures);
  }
  // Repeated at the end, because the first failures have scrolled away by then.
  if (failures.length > 0) say(`\n${failures.join("\n")}`);
  say();
  say(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
}
