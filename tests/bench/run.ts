/**
 * `npm run bench` runs all benchmarks one after the other, each in its own process, with small sizes, and prints a
 * table of their results; `-- --full` uses the sizes behind the figures in the documents, `-- --only=search,menu` runs
 * some of them. The output of each is in bench-results/<name>.txt. `npm run bench -- engine …` runs one by itself, with
 * its own arguments.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { runAll } from "./all";
import { BENCHES, fileOf } from "./benches";

const [name = "", ...options] = process.argv.slice(2);

if (name === "" || name.startsWith("--")) process.exit(await runAll(process.argv.slice(2)));
if (!(name in BENCHES)) {
  console.log(`There is no benchmark "${name}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
const child = spawn(process.execPath, ["--import", "tsx", path.join("tests", "bench", fileOf(name)), ...options], {
  stdio: "inherit",
});
// Ctrl-C reaches the whole process group: the benchmark stops what it started, and ends this one.
process.on("SIGINT", () => undefined);
child.on("close", (code) => process.exit(code ?? 1));
