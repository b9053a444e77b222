import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { environmentWithoutSettings } from "../process/environment";
import { ensurePrismaClient } from "../process/prisma-client";
import { say } from "../process/report";
import { type Outcome, readPlaywright, readVitest } from "../process/test-results";

type Step = { title: string; command: string[]; read?: () => Outcome };

const bin = (name: string) => path.join("node_modules", ".bin", name);
const RESULTS = "test-results";

/** Runs Vitest with some of its projects, and writes their results to a file. */
function vitest(title: string, projects: string[]): Step {
  const results = path.join(RESULTS, `vitest-${projects[0]}.json`);
  return {
    title,
    command: [
      bin("vitest"),
      ...["run", ...projects.map((project) => `--project=${project}`)],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${results}`],
    ],
    read: () => readVitest(results),
  };
}

/** Run one after the other; the entries of an inner list run at the same time. */
const STEPS: Step[][] = [
  // Next generates the types of routes and of imports that are not code.
  [{ title: "Route types", command: [bin("next"), "typegen"] }],
  [{ title: "Types", command: ["npm", "run", "--silent", "typecheck"] }],
  [{ title: "Lint", command: ["npm", "run", "--silent", "lint"] }],
  // The lifecycle tests and the browser tests start what is built here.
  [{ title: "Build", command: [process.execPath, "scripts/run.mjs", "build"] }],
  // Tests that start and stop the product mostly wait, so the others use the CPU meanwhile.
  [
    vitest("Unit and integration tests", ["unit", "unit-alone", "integration"]),
    vitest("Life of the process", ["lifecycle"]),
  ],
  [
    {
      title: "Browser tests",
      command: [bin("playwright"), "test"],
      read: () => readPlaywright(path.join(RESULTS, "browser.json")),
    },
  ],
];

/** The tests bring their own settings, so this computer's settings are removed. */
function testEnvironment(): NodeJS.ProcessEnv {
  return { ...environmentWithoutSettings(), NEXT_TELEMETRY_DISABLED: "1", FORKPRINT_URL: "" };
}

/** @param isShown if false, the output is returned instead of printed, for use while something else prints */
function run([program = "", ...options]: string[], isShown: boolean): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    const output = isShown ? "inherit" : "pipe";
    const child = spawn(program, options, { stdio: ["inherit", output, output], env: testEnvironment() });
    const printed: Buffer[] = [];
    child.stdout?.on("data", (part: Buffer) => printed.push(part));
    child.stderr?.on("data", (part: Buffer) => printed.push(part));
    const end = (code: number) => resolve({ code, printed: Buffer.concat(printed).toString() });
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** A check is counted only if it fails; a runner that fails without a failed test counts as one failure. */
async function runStep({ title, command, read }: Step, isShown: boolean): Promise<Outcome> {
  if (isShown) say(`\n── ${title} ──\n`);
  const startedAt = performance.now();
  const { code, printed } = await run(command, isShown);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!isShown) say(`\n── ${title} ──\n\n${printed}`);
  const { passed, failures } = read?.() ?? { passed: 0, failures: [] };
  const named = code !== 0 && failures.length === 0 ? [`it ended with code ${code}`] : failures;
  say(`\n── ${title}: ${named.length === 0 ? "ok" : "FAILED"}, ${seconds} s ──`);
  return { passed, failures: named.map((failure) => `${title}: ${failure}`) };
}

/** `npm test`: runs everything, even after a failure, and prints one summary line at the end. */
export async function main(): Promise<void> {
  // Ctrl-C reaches the whole process group: what runs stops by itself, and nothing more is started.
  process.on("SIGINT", () => process.exit(130));
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  // Without the install script of `npm ci` there is none yet.
  await ensurePrismaClient(process.cwd());
  for (const stale of [".next/types", ".next/dev/types"]) await rm(stale, { recursive: true, force: true });
  let passed = 0;
  const failures: string[] = [];
  for (const together of STEPS) {
    for (const outcome of await Promise.all(together.map((step, index) => runStep(step, index === 0)))) {
      passed += outcome.passed;
      failures.push(...outcome.failures);
    }
  }
  // Repeated at the end, because the first failures have scrolled away by then.
  if (failures.length > 0) say(`\n${failures.join("\n")}`);
  say();
  say(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
}
