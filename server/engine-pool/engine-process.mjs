// This file runs as a separate process (see engine-pool.ts). It is plain JavaScript, because it is started without
// bundling; the TypeScript that it imports is loaded by tsx, as in the commands.
import { register } from "tsx/esm/api";
import { lowerProcess, setProcessPriority } from "../work/lower-priority.mjs";

// The parent process may run at a raised priority. If another process reads the long texts, this one only gets short
// texts, which need not wait for all other work of the machine.
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

// Ctrl-C reaches every process of the terminal, but our parent process decides when this one ends …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and this one is useless when the parent has gone.
process.on("disconnect", () => process.exit(0));
process.send("ready");
