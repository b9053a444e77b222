import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { env } from "@/server/env";

/**
 * Runs a script of tests/support as a process of its own, on this test's database. @returns once it has written something
 * @throws what it wrote as errors, if it ends before that
 */
export async function startScript(file: string, settings: Record<string, string> = {}): Promise<ChildProcess> {
  const runner = path.resolve("node_modules/tsx/dist/cli.mjs");
  const child = spawn(process.execPath, [runner, path.resolve("tests/support", file)], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const problems: string[] = [];
  child.stderr?.on("data", (part: Buffer) => problems.push(String(part)));
  await Promise.race([
    once(child.stdout ?? child, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(problems.join("")))),
  ]);
  return child;
}

/** Kills the whole group, because the runner has the script as its child. */
export async function killScript(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await ended;
}
