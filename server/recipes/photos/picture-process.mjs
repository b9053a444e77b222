// This file runs as a separate process (see encode-elsewhere.ts). It is plain JavaScript, because it is started without
// bundling; the TypeScript that it imports is loaded by tsx, as in the commands.
import { register } from "tsx/esm/api";
import { lowerProcess } from "../../work/lower-priority.mjs";

// Must come before the imports, because the decoder's threads start with the priority of this moment.
lowerProcess();
register();
const { encodePicture } = await import("./encode-picture.ts");

process.on("message", async ({ bytes, format }) => {
  try {
    process.send({ encoded: await encodePicture(bytes, format) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? error.message : String(error) });
  }
});

// Ctrl-C reaches every process of the terminal, but our parent process decides when this one ends …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and this one is useless when the parent has gone.
process.on("disconnect", () => process.exit(0));
process.send("ready");
