import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/**
 * `npm run pictures -- compare BEFORE AFTER`: lists every picture that is missing on one side, has another size or
 * differs in any pixel, with the number and place of the pixels. Exits with 1 if there is one, so that scripts can use
 * it.
 */
type Difference = { pixels: number; of: number; left: number; top: number; right: number; bottom: number };

const raw = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function differenceOf(before: string, after: string): Promise<Difference | "another size" | null> {
  const [a, b] = await Promise.all([raw(before), raw(after)]);
  const { width, height, channels } = a.info;
  if (width !== b.info.width || height !== b.info.height) return "another size";
  const found: Difference = { pixels: 0, of: width * height, left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < a.data.length; at += channels) {
    if (a.data[at] === b.data[at] && a.data[at + 1] === b.data[at + 1] && a.data[at + 2] === b.data[at + 2]) continue;
    const [x, y] = [(at / channels) % width, Math.floor(at / channels / width)];
    found.pixels += 1;
    found.left = Math.min(found.left, x);
    found.top = Math.min(found.top, y);
    found.right = Math.max(found.right, x);
    found.bottom = Math.max(found.bottom, y);
  }
  return found.pixels > 0 ? found : null;
}

async function main(): Promise<void> {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Error("Usage: npm run pictures -- compare BEFORE AFTER");
  const [old, now] = await Promise.all([readdir(before), readdir(after)]);
  let same = 0;
  const lines: string[] = [];
  for (const name of [...new Set([...old, ...now])].filter((each) => each.endsWith(".png")).sort()) {
    if (!old.includes(name) || !now.includes(name)) {
      lines.push(`${name}: only ${old.includes(name) ? "before" : "after"}`);
      continue;
    }
    const difference = await differenceOf(path.join(before, name), path.join(after, name));
    if (!difference) same += 1;
    else if (difference === "another size") lines.push(`${name}: another size`);
    else {
      const { pixels, of, left, top, right, bottom } = difference;
      lines.push(`${name}: ${pixels} of ${of} pixels, within ${left},${top} to ${right},${bottom}`);
    }
  }
  for (const line of lines) console.log(line);
  console.log(`${same} the same, ${lines.length} different`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

await main();
