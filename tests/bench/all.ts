import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BENCHES, fileOf } from "./benches";

const FOLDER = "bench-results";

type Ended = { name: string; seconds: number; code: number | null; lines: string[] };

async function run(name: string, options: readonly string[]): Promise<Ended> {
  const began = performance.now();
  const file = path.join(FOLDER, `${name}.txt`);
  const output = createWriteStream(file);
  const child = spawn(process.execPath, ["--import", "tsx", path.join("tests", "bench", fileOf(name)), ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve) => output.end(() => resolve()));
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return { name, seconds: (performance.now() - began) / 1000, code, lines };
}

/** Runs the benchmarks that need nothing but this repository. @returns the exit code */
export async function runAll(options: readonly string[]): Promise<number> {
  const isFull = options.includes("--full");
  const only = options
    .find((each) => each.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const unknown = (only ?? []).filter((name) => !BENCHES[name]?.small);
  if (unknown.length > 0) {
    console.log(`${unknown.join(", ")} cannot run among all. Those that can: ${among(true).join(", ")}.`);
    return 2;
  }
  await mkdir(FOLDER, { recursive: true });
  const table = ["| benchmark | took | ended | said last |", "| --- | --- | --- | --- |"];
  let hasFailed = false;
  for (const name of only ?? among(true)) {
    console.log(`${name} …`);
    const { small = [], full = [] } = BENCHES[name] ?? {};
    const { seconds, code, lines } = await run(name, isFull ? full : small);
    for (const line of lines) console.log(`  ${line}`);
    hasFailed ||= code !== 0;
    const last = (lines.at(-1) ?? "").replaceAll("|", "/").slice(0, 160);
    table.push(`| ${name} | ${seconds.toFixed(0)} s | ${code === 0 ? "well" : `with ${code}`} | ${last} |`);
  }
  const text = `${table.join("\n")}\n`;
  await writeFile(path.join(FOLDER, "table.md"), text);
  console.log(`\n${text}\nNot among them, each by its name: ${among(false).join(", ")}.`);
  return hasFailed ? 1 : 0;
}

const among = (areRun: boolean): string[] =>
  Object.keys(BENCHES).filter((name) => (BENCHES[name]?.small !== undefined) === areRun);
