// A process of its own (see passwords.ts). Plain JavaScript: it is started as it stands, not bundled.
import { compare, hash } from "bcryptjs";
import { lowerProcess, setProcessPriority } from "../work/lower-priority.mjs";

/** Whoever starts this may be raised above everybody else; a hash takes a tenth of a second and need not be. */
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

// Ctrl-C reaches the whole terminal group. Whoever started us decides when we end …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and when they are gone, nobody needs us.
process.on("disconnect", () => process.exit(0));
process.send("ready");
