// Plain JavaScript, because workers and processes of their own are loaded as they stand.
import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** A ninth of the processor time of a thread that answers requests, where both want it at the same time. */
const NICE = 10;
/** Long work that belongs to a process which goes after the others goes after that process. */
const BELOW_ITS_PROCESS = 10;
const LOWEST = 19;

const lower = () => Math.min(LOWEST, Math.max(NICE, getPriority(0) + BELOW_ITS_PROCESS));

/** On Linux this lowers the calling thread, and those that it begins later: answering requests goes first. */
export function lowerPriority() {
  attempt(0, lower());
}

/** The same for a whole process: Node has begun threads of its own before any of our code runs. */
export function lowerProcess() {
  setProcessPriority(lower());
}

/**
 * Linux has a priority for each thread; elsewhere there is one for the process.
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
    // Ended meanwhile, or not permitted here; the work then competes on equal terms.
  }
}
