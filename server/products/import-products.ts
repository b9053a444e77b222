import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { readProductRow, type ToldProduct } from "./open-food-facts";

/** Rows of one statement. With more, other writers would wait. */
const BATCH = 1000;
/** A row of the dump has some 10 kB; one of this length is broken, and would fill the memory. */
const LONGEST_ROW = 4 * 1024 * 1024;
const DIGESTED_BYTES = 64 * 1024;

export type ImportProgress = { lines: number; kept: number; skipped: number };
type Options = { signal?: AbortSignal; onProgress?: (progress: ImportProgress) => void };

/**
 * Reads a dump of Open Food Facts into the products: JSON lines, or CSV with tabs and a head line, each also as .gz. It
 * streams, so that memory does not grow with the file. After an end by `signal` or by a crash, the same file goes on
 * behind the last stored batch. A row that is older than what is stored changes nothing; a row that is no food with a
 * code is counted as skipped.
 */
export async function importProducts(file: string, { signal, onProgress }: Options = {}): Promise<ImportProgress> {
  const digest = await digestOf(file);
  const begun = await db.productImport.upsert({
    where: { file: digest },
    create: { file: digest, name: path.basename(file), startedAt: now() },
    update: {},
  });
  const progress: ImportProgress = { lines: begun.lines, kept: begun.kept, skipped: begun.skipped };
  if (begun.finishedAt) return progress;
  const readRow = /\.(?:csv|tsv)(?:\.gz)?$/i.test(file) ? rowsOfCsv() : rowOfJson;
  let line = 0;
  let batch: ToldProduct[] = [];
  const store = async (): Promise<void> => {
    const rows = [...new Map(batch.map((row) => [row.gtin, row])).values()];
    batch = [];
    await db.$transaction(async (tx) => {
      if (rows.length > 0) await storeProducts(tx, rows);
      await tx.productImport.update({ where: { file: digest }, data: progress });
    });
    onProgress?.(progress);
  };
  for await (const text of linesOf(file)) {
    if (signal?.aborted) break;
    line += 1;
    const row = readRow(text);
    if (line <= begun.lines) continue;
    progress.lines = line;
    if (row === "head") continue;
    if (row === null) progress.skipped += 1;
    else {
      progress.kept += 1;
      batch.push(row);
    }
    if (batch.length >= BATCH || line % (BATCH * 10) === 0) await store();
  }
  await store();
  if (!signal?.aborted) await db.productImport.update({ where: { file: digest }, data: { finishedAt: now() } });
  return progress;
}

type Row = ToldProduct | null | "head";

function rowOfJson(text: string): Row {
  try {
    return readProductRow(JSON.parse(text));
  } catch {
    return null;
  }
}

const LISTS: ReadonlySet<string> = new Set(["allergens_tags", "traces_tags", "categories_tags"]);
/** The dump in CSV has these under other names. */
const COLUMNS: Readonly<Record<string, string>> = { allergens: "allergens_tags" };

/** The dump in CSV: columns between tabs, no quotes; lists between commas. */
function rowsOfCsv(): (text: string) => Row {
  let columns: string[] | null = null;
  return (text) => {
    const cells = text.split("\t");
    if (columns === null) {
      columns = cells.map((name) => COLUMNS[name.trim()] ?? name.trim());
      return "head";
    }
    const told: Record<string, unknown> = {};
    for (const [place, name] of columns.entries()) {
      const cell = cells[place]?.trim() ?? "";
      if (cell === "") continue;
      told[name] = LISTS.has(name) ? cell.split(",").map((each) => each.trim()) : cell;
    }
    return readProductRow(told);
  };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const source = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  // Without this, an unreadable file would end the process, because pipe() passes no errors on.
  bytes.on("error", (error) => source.destroy(error));
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line !== "" && line.length <= LONGEST_ROW) yield line;
  } finally {
    bytes.destroy();
  }
}

async function digestOf(file: string): Promise<string> {
  const { size } = await stat(file);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(DIGESTED_BYTES), 0, DIGESTED_BYTES, 0);
    return createHash("sha256").update(buffer.subarray(0, bytesRead)).update(String(size)).digest("hex");
  } finally {
    await handle.close();
  }
}

/** One statement for the batch. What the source changed later stays. */
async function storeProducts(tx: Transaction, rows: readonly ToldProduct[]): Promise<void> {
  const values = JSON.stringify(
    rows.map(({ changedAt, ...row }) => ({ ...row, changed_at: changedAt?.toISOString() ?? null })),
  );
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO products (gtin, name, brand, quantity, ingredients, declared, traces, categories, changed_at, read_at)
    SELECT r.gtin, r.name, r.brand, r.quantity, r.ingredients, r.declared, r.traces, r.categories, r.changed_at, ${now()}
    FROM jsonb_to_recordset(${values}::jsonb) AS r(gtin text, name text, brand text, quantity text, ingredients text,
      declared text[], traces text[], categories text[], changed_at timestamptz)
    ON CONFLICT (gtin) DO UPDATE SET name = excluded.name, brand = excluded.brand, quantity = excluded.quantity,
      ingredients = excluded.ingredients, declared = excluded.declared, traces = excluded.traces,
      categories = excluded.categories, changed_at = excluded.changed_at, read_at = excluded.read_at
    WHERE products.changed_at IS NULL OR excluded.changed_at >= products.changed_at`);
}
