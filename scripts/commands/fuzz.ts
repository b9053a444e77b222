import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { environmentWithoutSettings } from "../process/environment";
import { say } from "../process/report";

const DEFAULT_RUNS = 100;

/**
 * `npm run fuzz [times] [seed] [part of a call's name]`: sends generated input to every call of the product, as each
 * kind of caller. The seed differs each time; a seed that found something is printed and can be passed again.
 */
export async function main([
  runs = String(DEFAULT_RUNS),
  seed = String(randomInt(2 ** 31)),
  only = "",
]: string[]): Promise<void> {
  const report = path.join(tmpdir(), `forkprint-fuzz-${process.pid}.txt`);
  say(`Each call ${runs} times, seed ${seed}${only ? `, calls that hold "${only}"` : ""}.`);
  const { status } = spawnSync(
    path.join("node_modules", ".bin", "vitest"),
    ["run", "--project", "integration", "tests/integration/fuzz"],
    {
      stdio: "inherit",
      env: {
        ...environmentWithoutSettings(),
        FUZZ_RUNS: runs,
        FUZZ_SEED: seed,
        FUZZ_ONLY: only,
        FUZZ_REPORT: report,
        FUZZ_MINUTES: String(Math.max(10, Number(runs))),
      },
    },
  );
  if (existsSync(report)) say(readFileSync(report, "utf8"));
  rmSync(report, { force: true });
  process.exitCode = status ?? 1;
}
