// Runs in worker threads (see passwords.ts). Plain JavaScript: it is loaded as it stands, not bundled.
import { compare, hash } from "bcryptjs";
import { workerData } from "piscina";
import { lowerPriority } from "../work/lower-priority.mjs";

if (workerData.isLater) lowerPriority();

export function run(job) {
  return job.kind === "hash" ? hash(job.password, job.cost) : compare(job.password, job.hash);
}
