// Plain JavaScript, because workers are loaded as they stand.
import { setPriority } from "node:os";

/** A ninth of the processor time of a thread that answers requests, where both want it at the same time. */
const NICE = 10;

/** On Linux this lowers the calling thread, and those that it begins later: answering requests goes first. */
export function lowerPriority() {
  try {
    setPriority(0, NICE);
  } catch {
    // Not permitted here; the work then competes on equal terms.
  }
}
