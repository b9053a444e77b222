/**
 * Runs the server of the browser tests: the same start command that people use, over its own data, which is removed
 * after the server ends. Playwright has no hook for that: its teardown runs before the server ends.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const child = spawn(process.execPath, ["scripts/run.mjs", "start"], { stdio: "inherit" });
// Playwright signals the whole process group; this process only has to outlive the server.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => {
  rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(code ?? 1);
});
