// Runs in worker threads (see extract-off-thread.ts). It is plain JavaScript, because workers load this file without
// bundling; the TypeScript that it imports is loaded by tsx, as in the commands.
import { register } from "tsx/esm/api";
import { lowerPriority } from "../../work/lower-priority.mjs";

register();
const { withoutHalves } = await import("../extraction/clean-text.ts");
const { extractMenu } = await import("../extraction/extract-menu.ts");
const { readJob } = await import("./read-job.ts");

lowerPriority();

/** Returns once the thread has loaded its modules. */
export const ready = () => true;

export const run = (job) => withoutHalves(readJob(job));

export const menu = ({ text }) => withoutHalves(extractMenu(text));

const { readCarriedFile } = await import("../carried/read-file.ts");

/** The recipes in each file of another app. */
export const carried = ({ files }) => files.map(({ text, name }) => withoutHalves(readCarriedFile(text, name)));
