import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 250;

/**
 * Resolves when this process has been running for `ms`; rejects when `signal` aborts. A limit on somebody else's
 * silence is measured by this: while the whole machine stands still nobody can answer, and when it goes on, timers are
 * due before the answers that lie ready are read. A standstill counts as one step, however long it is.
 */
export async function whileRunning(ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await sleep(Math.min(STEP_MS, left), undefined, { signal });
}
