// This file runs as a separate process (see extract-off-thread.ts). It is plain JavaScript, because it is started
// without bundling; the TypeScript that it imports is loaded by tsx, as in the commands.
import { register } from "tsx/esm/api";
import { lowerProcess } from "../../work/lower-priority.mjs";

lowerProcess();
register();
const { withoutHalves } = await import("../extraction/clean-text.ts");
const { extractMenu } = await import("../extraction/extract-menu.ts");
const { readInstalledPage } = await import("../extraction/read-installed-page.ts");
const { outlinePage } = await import("../extraction/outline-page.ts");
const { readJob } = await import("./read-job.ts");
const { readCarriedFile } = await import("../carried/read-file.ts");

const READERS = {
  page: (job) => withoutHalves(readJob(job)),
  pasted: (job) => withoutHalves(readJob(job)),
  menu: ({ text }) => withoutHalves(extractMenu(text)),
  installed: ({ text, origin }) => withoutHalves(readInstalledPage(text, origin)),
  outline: ({ text }) => withoutHalves(outlinePage(text)),
  /** The recipes in each file of another app. */
  carried: ({ files }) => files.map(({ text, name }) => withoutHalves(readCarriedFile(text, name))),
};

process.on("message", (work) => {
  try {
    process.send({ read: READERS[work.kind](work) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Ctrl-C reaches every process of the terminal, but our parent process decides when this one ends …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and this one is useless when the parent has gone.
process.on("disconnect", () => process.exit(0));
process.send("ready");
