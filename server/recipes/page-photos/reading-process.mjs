// A process of its own (see read-elsewhere.ts). Plain JavaScript: it is started as it stands, not bundled; what it loads
// is TypeScript, read by the same loader as the commands.
import { register } from "tsx/esm/api";
import { lowerProcess } from "../../work/lower-priority.mjs";

// Before anything is loaded: the decoder's own threads are begun at the priority that there is then.
lowerProcess();
register();
const { readPage } = await import("./read-page.ts");

process.on("message", async ({ bytes, format, language }) => {
  try {
    process.send({ reading: await readPage(bytes, format, language) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? error.message : String(error) });
  }
});

// Ctrl-C reaches the whole terminal group. Whoever started us decides when we end …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and when they are gone, nobody needs pages.
process.on("disconnect", () => process.exit(0));
process.send("ready");
