import { readFile } from "node:fs/promises";
import { differences } from "./differences";
import type { Answers } from "./take";

/**
 * `npm run answers -- compare BEFORE AFTER`: lists every call that only one side has, and every place where status,
 * type, shape or value of an answer differ. Places of a list count as one ("items[].name"). Exits with 1 if there is a
 * difference, so that scripts can use it.
 */
async function main(): Promise<void> {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Error("Usage: npm run answers -- compare BEFORE AFTER");
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8")) as Answers;
  const [old, now] = [await read(before), await read(after)];
  const lines: string[] = [];
  let same = 0;
  let different = 0;
  for (const call of [...new Set([...Object.keys(old), ...Object.keys(now)])].sort()) {
    if (!old[call] || !now[call]) {
      lines.push(`${call}: only ${old[call] ? "before" : "after"}`);
      different += 1;
      continue;
    }
    const found = differences(old[call], now[call]);
    if (found.length === 0) same += 1;
    else different += 1;
    for (const { place, before: was, after: is, times } of found) {
      lines.push(`${call}: ${place}${times > 1 ? ` (${times} times)` : ""}: ${was} -> ${is}`);
    }
  }
  for (const line of lines) console.log(line);
  console.log(`${same} the same, ${different} different`);
  process.exitCode = different > 0 ? 1 : 0;
}

await main();
