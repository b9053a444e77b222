import { createReadStream } from "node:fs";
import { access, constants, open, realpath, rename, rm, stat } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** A number of characters. */
const PIECE = 65_536;

/** `id` is returned as it was read. */
export type JsonRow<Key extends string> = Record<Key, string> & { readonly id: unknown };

/**
 * Reads JSON lines, gzip or plain, recognised by their first bytes. Reads one line at a time, so that memory holds
 * only one. Every row has an id, and a text under each of `keys`.
 * @throws an Error that names the line and what is wrong with it
 */
export async function* readJsonLines<Key extends string>(
  path: string,
  keys: readonly Key[],
): AsyncGenerator<JsonRow<Key>> {
  let number = 0;
  for await (const line of linesOf(path)) {
    number += 1;
    if (line.trim() !== "") yield readRow(line, keys, `${path}, line ${number}`);
  }
}

function readRow<Key extends string>(line: string, keys: readonly Key[], where: string): JsonRow<Key> {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new Error(`${where}: this is no JSON.`);
  }
  if (row === null || typeof row !== "object" || Array.isArray(row)) throw new Error(`${where}: this is no object.`);
  const values = row as Record<string, unknown>;
  const missing = keys.find((key) => typeof values[key] !== "string");
  if (missing !== undefined) throw new Error(`${where}: '${missing}' must be a text.`);
  if (values.id === undefined || values.id === null) throw new Error(`${where}: 'id' is missing.`);
  return row as JsonRow<Key>;
}

/** Does not use node's readline, which also splits at U+2028 and drops errors of its source. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = "";
  for await (const bytes of bytesOf(path)) {
    const [end = "", ...following] = decoder.decode(bytes, { stream: true }).split("\n");
    line += end;
    for (const next of following) {
      yield line;
      line = next;
    }
  }
  yield line + decoder.decode();
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    const file = createReadStream(path)[Symbol.asyncIterator]() as AsyncGenerator<Buffer>;
    const first = await file.next();
    if (first.done) return;
    const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
    const unpacked = isGzip ? createGunzip() : new PassThrough();
    // An error reaches the reader of `unpacked`.
    pipeline(Readable.from(joined(first.value, file)), unpacked).catch(() => undefined);
    yield* unpacked;
  } catch (error) {
    throw new Error(`${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/**
 * Compressed if the name ends in .gz. The file is replaced only when it is complete; a run that fails leaves the
 * previous file.
 */
export async function writeJsonLines(path: string, rows: AsyncIterable<object>): Promise<void> {
  const before = await stat(path).catch(() => null);
  if (before && !before.isFile()) return writeTo(path, path, rows);
  if (before) await access(path, constants.W_OK);
  const target = before ? await realpath(path) : path;
  const part = `${target}.${process.pid}.part`;
  try {
    await writeTo(part, path, rows);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Opens the file before the first row is requested: opened later, it would be left behind if the rows fail. */
async function writeTo(path: string, name: string, rows: AsyncIterable<object>): Promise<void> {
  const packed = name.endsWith(".gz") ? createGzip() : new PassThrough();
  const file = await open(path, "w");
  await pipeline(textsOf(rows), packed, file.createWriteStream());
}

/** Writes in pieces, so that a file of a million rows needs no million writes. */
async function* textsOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let piece = "";
  for await (const row of rows) {
    piece += `${JSON.stringify(row)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
