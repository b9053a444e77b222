import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** `id` is given back as it came. */
type JsonRow<Key extends string> = Record<Key, string> & { readonly id?: unknown };

/**
 * JSON lines, gzip or plain, told apart by their first bytes. Every row has a text under each of `keys`.
 * @throws an Error that says in which line what is wrong
 */
export function readJsonLines<Key extends string>(path: string, keys: readonly Key[]): JsonRow<Key>[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readRow(line, keys, `${path}, line ${index + 1}`)]));
}

function readRow<Key extends string>(line: string, keys: readonly Key[], where: string): JsonRow<Key> {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new Error(`${where}: this is no JSON.`);
  }
  if (row === null || typeof row !== "object") throw new Error(`${where}: this is no object.`);
  const missing = keys.find((key) => typeof (row as Record<string, unknown>)[key] !== "string");
  if (missing !== undefined) throw new Error(`${where}: '${missing}' must be a text.`);
  return row as JsonRow<Key>;
}

/** Written as gzip when the name ends in .gz. */
export function writeJsonLines(path: string, rows: readonly object[]): void {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  writeFileSync(path, path.endsWith(".gz") ? gzipSync(text) : text);
}
