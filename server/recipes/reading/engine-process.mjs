// A process of its own (see engine-pool.ts). Plain JavaScript: it is started as it stands, not bundled; what it loads is
// TypeScript, read by the same loader as the commands.
import { register } from "tsx/esm/api";
import { lowerProcess, setProcessPriority } from "../../work/lower-priority.mjs";

// Whoever starts this may be raised above everybody else. Where long texts are read elsewhere, the short ones that are
// left need not wait for all other work of the machine.
if (process.argv[2] === "soon") setProcessPriority(0);
else lowerProcess();

register();
const { answerTask, makeReady } = await import("./engine-jobs.ts");
makeReady();

process.on("message", (task) => {
  try {
    process.send({ answer: answerTask(task) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Ctrl-C reaches the whole terminal group. Whoever started us decides when we end …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and when they are gone, nobody needs us.
process.on("disconnect", () => process.exit(0));
process.send("ready");
