// Runs in worker threads (see engine-pool.ts). Plain JavaScript: it is loaded as it stands, not bundled; what it loads
// is TypeScript, read by the same loader as the commands.
import { setPriority } from "node:os";
import { register } from "tsx/esm/api";

register();
const { answerTask, makeReady } = await import("./engine-jobs.ts");
makeReady();

// On Linux this lowers the calling thread only: answering requests goes before reading food.
try {
  setPriority(0, 5);
} catch {
  // Not permitted here; reading then competes on equal terms.
}

/** Answers once the thread has loaded what it needs. */
export const ready = () => true;

export const run = answerTask;
