/**
 * The server of the browser tests: the start command that people use, over data of its own, which is
 * removed when it has ended. Playwright offers no moment for that: its teardown comes before the end.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const child = spawn(process.execPath, ["scripts/run.mjs", "start"], { stdio: "inherit" });
// Playwright signals the whole group; we only have to outlive the server.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => {
  rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(code ?? 1);
});
