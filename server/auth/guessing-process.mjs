// This file runs as a separate process (see is-easily-guessed.ts). It is plain JavaScript, because it is started without
// bundling; the TypeScript that it imports is loaded by tsx, as in the commands.
import { register } from "tsx/esm/api";
import { setProcessPriority } from "../work/lower-priority.mjs";

// The process that starts this one may run at a raised priority, which this work does not need.
setProcessPriority(0);
register();
const { isEasilyGuessed } = await import("../../lib/auth/password-guesses.ts");
const { knownWordsGuesser } = await import("./known-words.ts");
const guesser = knownWordsGuesser();

process.on("message", ({ password, own }) => {
  try {
    process.send({ isEasy: isEasilyGuessed(password, (text) => guesser(text, own)) });
  } catch (error) {
    process.send({ failure: error instanceof Error ? error.message : String(error) });
  }
});

// Ctrl-C reaches every process of the terminal, but our parent process decides when this one ends …
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
// … and this one is useless when the parent has gone.
process.on("disconnect", () => process.exit(0));
process.send("ready");
