import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAlive } from "@/server/db/embedded/postmaster";

/** Identifies a process by number and start time, because numbers are reused. */
export type ProcessIdentity = { pid: number; began: string };

function beganAt(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The name in parentheses may contain any characters; the 20th field after it is the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return `${boot}/${fields[19]}`;
  } catch {
    try {
      return execFileSync("ps", ["-p", String(pid), "-o", "lstart="], { encoding: "utf8" }).trim();
    } catch {
      return "";
    }
  }
}

export const identify = (pid: number): ProcessIdentity => ({ pid, began: beganAt(pid) });

export const isRunning = ({ pid, began }: ProcessIdentity): boolean => isAlive(pid) && beganAt(pid) === began;
