import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkRows } from "@/server/db/query-rows";

const root = path.resolve(import.meta.dirname, "../../..");

/** The one place in which rows come out of raw SQL unchecked. */
const THE_ONE_PLACE = "server/db/query-rows.ts";

/** A statement whose rows nobody reads, because it only takes a lock. */
const LOCK = /(?:^|[;)] |else )await \w+\.\$queryRaw`/;

const files = ["server", "app", "lib"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("server/db/generated/") && file !== THE_ONE_PLACE);

/** Where the type of Prisma's raw rows is only asserted: `$queryRaw<Row[]>`, or rows that are read unchecked. */
const assertionsIn = (text: string): number[] =>
  text.split("\n").flatMap((line, at) => (line.includes("$queryRaw") && !LOCK.test(line.trim()) ? [at + 1] : []));

/**
 * Folders whose rows from node-postgres still have asserted types (`client.query<Row>`): the console's statements, most
 * of them of tables that are known only at run time, and what runs before the database is ready. No other may join them.
 */
const STILL_ASSERTED = /^server\/(?:admin\/(?:audit|items|ml|queues|rows)\/|admin\/count-models\.ts|db\/)/;
/** The row of a table that is known at run time only: a record of unknown values, which asserts nothing. */
const ASSERTED = /\.query<(?!StoredRow>)/;

describe("rows of raw SQL", () => {
  it("are checked by a schema: nothing else types them", () => {
    const found = files.flatMap((file) =>
      assertionsIn(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}:${line}`),
    );
    expect(found, "give queryRows, queryLaggingRows, queryRowsIn or statement a schema").toEqual([]);
  });

  it("of node-postgres are asserted nowhere but in the folders that are listed", () => {
    const found = files.filter((file) => ASSERTED.test(readFileSync(path.join(root, file), "utf8")));
    expect(
      found.filter((file) => !STILL_ASSERTED.test(file)),
      "give queryText a schema",
    ).toEqual([]);
  });

  it("are found where their type is only asserted", () => {
    expect(assertionsIn("const rows = await db.$queryRaw<Row[]>`SELECT 1`;")).toEqual([1]);
    expect(assertionsIn("const rows = await db.$queryRaw`SELECT 1`;")).toEqual([1]);
    expect(assertionsIn("\n  return tx.$queryRaw<Row[]>(sql);")).toEqual([2]);
    expect(assertionsIn("  await tx.$queryRaw`SELECT 1 FROM users FOR UPDATE`;")).toEqual([]);
  });

  it("name the column that a statement forgot, and keep the values of the others", () => {
    const row = z.object({ id: z.string(), at: z.date(), count: z.bigint(), note: z.string().nullable() });
    const rows = [{ id: "a", at: new Date(0), count: 1n, note: null }];
    expect(checkRows(row, rows)).toEqual(rows);
    expect(() => checkRows(row, [{ id: "a", at: new Date(0), note: null }])).toThrow(/"count"/);
    expect(() => checkRows(row, [{ ...rows[0], count: 1 }])).toThrow(/expected bigint/);
  });
});
