// Runs in worker threads (see engine-pool.ts). Plain JavaScript: it is loaded as it stands, not bundled; what it loads
// is TypeScript, read by the same loader as the commands.
import { register } from "tsx/esm/api";
import { lowerPriority } from "../../work/lower-priority.mjs";

register();
const { answerTask, makeReady } = await import("./engine-jobs.ts");
makeReady();

lowerPriority();

/** Answers once the thread has loaded what it needs. */
export const ready = () => true;

export const run = answerTask;
