/**
 * Runs all benchmarks one after the other, each in its own process, and prints a table of their results. `npm run
 * bench` uses small sizes and takes some minutes; `npm run bench -- --full` uses the sizes behind the figures in the
 * documents. `npm run bench -- search menu` runs only those two. The output of each is in bench-results/<name>.txt.
 */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = "bench-results";

/**
 * `small`: arguments for a short run; `full`: arguments for a full run, where they differ from the benchmark's
 * defaults.
 */
type Bench = { small: string[]; full?: string[] };
const BENCHES: Readonly<Record<string, Bench>> = {
  engine: { small: [] },
  menu: { small: [] },
  search: { small: ["5000"] },
  stats: { small: ["10000"] },
  visits: { small: ["50000"] },
  "check-ins": { small: ["5", "50"] },
  "take-back": { small: ["5000"] },
  grocery: { small: [] },
  "meal-plan": { small: [] },
  variants: { small: [] },
  "variant-migration": { small: ["2000"] },
  oauth: { small: ["200"] },
  admin: { small: ["10000"] },
  hostile: { small: ["10"] },
  mixed: { small: ["5"] },
  soak: { small: ["0.5"] },
};
/** Not run here: these need a browser and a running product, or a file that the caller provides. */
const ELSEWHERE = ["sign-in", "pages", "grocery-screen", "widget", "extraction", "page-photos"];

const given = process.argv.slice(2);
const isFull = given.includes("--full");
const wanted = given.filter((each) => !each.startsWith("--"));

type Ended = { name: string; seconds: number; code: number | null; lines: string[] };

async function run(name: string, { small, full = [] }: Bench): Promise<Ended> {
  const began = performance.now();
  const file = path.join(FOLDER, `${name}.txt`);
  const output = createWriteStream(file);
  const child = spawn("npm", ["run", "-s", `bench:${name}`, "--", ...(isFull ? full : small)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve) => output.end(() => resolve()));
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return { name, seconds: (performance.now() - began) / 1000, code, lines };
}

const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.log(`There is no ${unknown.join(", ")} here. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
await mkdir(FOLDER, { recursive: true });
const table = ["| benchmark | took | ended | said last |", "| --- | --- | --- | --- |"];
let hasFailed = false;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`bench:${name} …`);
  const { seconds, code, lines } = await run(name, bench);
  for (const line of lines) console.log(`  ${line}`);
  hasFailed ||= code !== 0;
  const last = (lines.at(-1) ?? "").replaceAll("|", "/").slice(0, 160);
  table.push(`| ${name} | ${seconds.toFixed(0)} s | ${code === 0 ? "well" : `with ${code}`} | ${last} |`);
}
const text = `${table.join("\n")}\n`;
await writeFile(path.join(FOLDER, "table.md"), text);
console.log(`\n${text}\nNot among them: ${ELSEWHERE.map((name) => `bench:${name}`).join(", ")}.`);
process.exit(hasFailed ? 1 : 0);
