// A process of its own (see encode-elsewhere.ts). Plain JavaScript: it is started as it stands, not bundled; what it loads
// is TypeScript, read by the same loader as the commands.
import { register } from "tsx/esm/api";
import { lowerProcess } from "../../work/lower-priority.mjs";

// Before anything is loaded: the decoder's own threads are begun at the priority that there is then.
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

// Ctrl-C reaches the whole terminal group. Whoever started us decides when we end …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and when they are gone, nobody needs pictures.
process.on("disconnect", () => process.exit(0));
process.send("ready");
