// Plain JavaScript, because workers and child processes load this file without bundling.
import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/**
 * With this nice value, a thread gets about a ninth of the processor time of a thread that answers requests, if both
 * want it.
 */
const NICE = 10;
/**
 * Added to the nice value of a process that already runs below the others, so that its long work runs below the process
 * itself, and gets a third of what it gets: a short text must not wait until that process has nothing else to do.
 */
const BELOW_ITS_PROCESS = 5;
const LOWEST = 19;

const lower = () => Math.min(LOWEST, Math.max(NICE, getPriority(0) + BELOW_ITS_PROCESS));

/**
 * On Linux, lowers the priority of the calling thread and of threads that it starts later, so that answering requests
 * comes first.
 */
export function lowerPriority() {
  attempt(0, lower());
}

/** Lowers the priority of the whole process, because Node.js has started threads before any of our code runs. */
export function lowerProcess() {
  setProcessPriority(lower());
}

/**
 * Sets the priority of all threads. Linux has a priority per thread; other systems have one per process.
 * @param {number} nice
 */
export function setProcessPriority(nice) {
  for (const thread of threadsOfThisProcess()) attempt(thread, nice);
}

function threadsOfThisProcess() {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [0];
  }
}

function attempt(thread, nice) {
  try {
    setPriority(thread, nice);
  } catch {
    // The thread has ended, or changing it is not permitted; the work then competes on equal terms.
  }
}
