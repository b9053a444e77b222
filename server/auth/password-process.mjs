// This file runs as a separate process (see passwords.ts). It is plain JavaScript, because it is started without
// bundling.
import { compare, hash } from "bcryptjs";
import { lowerProcess, setProcessPriority } from "../work/lower-priority.mjs";

/**
 * The process that starts this one may run at a raised priority, which a hash does not need, although it takes a tenth
 * of a second.
 */
if (process.argv[2] === "later") lowerProcess();
else setProcessPriority(0);

process.on("message", async (job) => {
  try {
    const before = process.cpuUsage();
    const done = job.kind === "hash" ? await hash(job.password, job.cost) : await compare(job.password, job.hash);
    const { user, system } = process.cpuUsage(before);
    process.send({ done, processorMs: (user + system) / 1000 });
  } catch (error) {
    process.send({ failure: error instanceof Error ? error.message : String(error) });
  }
});

// Ctrl-C reaches every process of the terminal, but our parent process decides when this one ends …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and this one is useless when the parent has gone.
process.on("disconnect", () => process.exit(0));
process.send("ready");
