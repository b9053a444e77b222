// Runs in worker threads (see passwords.ts). Plain JavaScript: it is loaded as it stands, not bundled.
import { setPriority } from "node:os";
import { compare, hash } from "bcryptjs";

// On Linux this lowers the calling thread only: answering requests goes before hashing passwords.
try {
  setPriority(0, 5);
} catch {
  // Not permitted here; hashing then competes on equal terms.
}

export function run(job) {
  return job.kind === "hash" ? hash(job.password, job.cost) : compare(job.password, job.hash);
}
