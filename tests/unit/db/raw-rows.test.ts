import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkRows } from "@/server/db/query-text";

const root = path.resolve(import.meta.dirname, "../../..");

/** The only files that receive unchecked rows: two check them for all others, the third passes them to the first. */
const CHECKING = ["server/db/query-rows.ts", "server/db/query-text.ts", "server/db/replica.ts"];

/** A statement whose rows are not read, because it only takes a lock. */
const LOCK = /(?:^|[;)] |else )await \w+\.\$queryRaw`/;

const files = ["server", "app", "lib"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("server/db/generated/") && !CHECKING.includes(file));

/** Where the type of Prisma's raw rows is only asserted: `$queryRaw<Row[]>`, or rows that are read unchecked. */
const assertionsIn = (text: string): number[] =>
  text.split("\n").flatMap((line, at) => (line.includes("$queryRaw") && !LOCK.test(line.trim()) ? [at + 1] : []));

/** A row of a table that is known only at run time: its values are `unknown`, so nothing is asserted. */
const OF_ANY_TABLE = ".query<StoredRow>(";
/** Rows that node-postgres types as asserted (`query<Row>`), or as `any` where nothing is asserted. */
const UNCHECKED = /\.query<|\{ rows\b[^}]*\} = await [\w.#]+\.query\(|\.query\([^;]*\)\)\.rows/;

const readsUnchecked = (text: string): boolean => UNCHECKED.test(text.replaceAll(OF_ANY_TABLE, ""));

describe("rows of raw SQL", () => {
  it("are checked by a schema, and typed by nothing else", () => {
    const found = files.flatMap((file) =>
      assertionsIn(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}:${line}`),
    );
    expect(found, "give queryRows, queryLaggingRows, queryRowsIn or statement a schema").toEqual([]);
  });

  it("of node-postgres are checked by a schema, too", () => {
    const found = files.filter((file) => readsUnchecked(readFileSync(path.join(root, file), "utf8")));
    expect(found, "give queryText a schema").toEqual([]);
  });

  it("of node-postgres are found if they are unchecked", () => {
    expect(readsUnchecked("const { rows } = await client.query<Owner>(sql);")).toBe(true);
    expect(readsUnchecked("  pool.query<{ count: number }>(sql),")).toBe(true);
    expect(readsUnchecked("const { rows: found } = await pool.query(sql);")).toBe(true);
    expect(readsUnchecked("return (await pool.query(sql, [a, b])).rows;")).toBe(true);
    expect(readsUnchecked("const { rows } = await client.query<StoredRow>(sql);")).toBe(false);
    expect(readsUnchecked("const { rowCount } = await client.query(sql);")).toBe(false);
  });

  it("are found if their type is only asserted", () => {
    expect(assertionsIn("const rows = await db.$queryRaw<Row[]>`SELECT 1`;")).toEqual([1]);
    expect(assertionsIn("const rows = await db.$queryRaw`SELECT 1`;")).toEqual([1]);
    expect(assertionsIn("\n  return tx.$queryRaw<Row[]>(sql);")).toEqual([2]);
    expect(assertionsIn("  await tx.$queryRaw`SELECT 1 FROM users FOR UPDATE`;")).toEqual([]);
  });

  it("name the column that a statement omitted, and keep the values of the others", () => {
    const row = z.object({ id: z.string(), at: z.date(), count: z.bigint(), note: z.string().nullable() });
    const rows = [{ id: "a", at: new Date(0), count: 1n, note: null }];
    expect(checkRows(row, rows)).toEqual(rows);
    expect(() => checkRows(row, [{ id: "a", at: new Date(0), note: null }])).toThrow(/"count"/);
    expect(() => checkRows(row, [{ ...rows[0], count: 1 }])).toThrow(/expected bigint/);
  });
});
