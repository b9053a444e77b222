import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** JSON lines, gzip or plain, told apart by their first bytes. */
export function readJsonLines<Row>(path: string): Row[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}

/** Written as gzip when the name ends in .gz. */
export function writeJsonLines(path: string, rows: readonly object[]): void {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  writeFileSync(path, path.endsWith(".gz") ? gzipSync(text) : text);
}
