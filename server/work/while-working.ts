import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 100;
/** Linux counts a process's time in hundredths of a second, whatever its clock does. */
const TICK_MS = 10;

type Limit = { ms: number; mostElapsedMs: number };

/**
 * Resolves when the process `pid` has used `ms` of processor time, or has waited for it for too long; rejects when
 * `signal` aborts. A limit on somebody's work is measured by this: on a busy machine a process of low priority gets
 * little time, and has done nothing wrong.
 */
export async function whileWorking(
  pid: number,
  { ms, mostElapsedMs }: Limit,
  signal: AbortSignal,
): Promise<"worked" | "waited"> {
  const began = processorMsOf(pid);
  for (let elapsed = 0; elapsed < mostElapsedMs; elapsed += STEP_MS) {
    await sleep(STEP_MS, undefined, { signal });
    const used = processorMsOf(pid);
    const worked = began === null || used === null ? elapsed + STEP_MS : used - began;
    if (worked >= ms) return "worked";
  }
  return "waited";
}

/** Null where the system does not tell: only Linux has /proc. Elapsed time then stands for it. */
function processorMsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name, the second field, may contain spaces and brackets; utime and stime are the 14th and 15th.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}
