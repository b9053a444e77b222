import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const FAST_STOP_MILLISECONDS = 30_000;
const IMMEDIATE_STOP_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 25;

const pidFile = (folder: string) => path.join(folder, "postmaster.pid");

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  try {
    // State Z: the process has ended, but its parent has not collected it yet. It holds no lock any more.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

/** Whether `pid` is a PostgreSQL server that uses `folder`, not another process that reused the number. */
function isPostmasterOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    if (process.platform === "linux") return false;
  }
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}

/** The PostgreSQL server that still runs on this folder although the process that started it has ended. */
export function findPostmaster(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile(folder), "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 1 && isPostmasterOf(pid, folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL itself removes a stale pid file unless another process of the same account now has that number;
 * isPostmasterOf has proven that this process is no PostgreSQL server, so the file can go.
 */
export const removeStalePidFile = (folder: string): Promise<void> => rm(pidFile(folder), { force: true });

async function hasEnded(pid: number, withinMilliseconds: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMilliseconds;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(POLL_MILLISECONDS);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended meanwhile.
  }
}

/** Ends sessions, writes a checkpoint and stops; without patience it stops at once and recovers at the next start. */
export async function stopPostmaster(pid: number, isPatient = true): Promise<void> {
  if (isPatient) {
    signal(pid, "SIGINT");
    if (await hasEnded(pid, FAST_STOP_MILLISECONDS)) return;
  }
  signal(pid, "SIGQUIT");
  if (await hasEnded(pid, IMMEDIATE_STOP_MILLISECONDS)) return;
  signal(pid, "SIGKILL");
  await hasEnded(pid, IMMEDIATE_STOP_MILLISECONDS);
}
