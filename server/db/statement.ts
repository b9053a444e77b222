import { createHash } from "node:crypto";
import type pg from "pg";
import type { z } from "zod";
import { log } from "@/server/log";
import { pool } from "./client";

type Named = { name: string; text: string; values: unknown[] };
type Statement<Row> = (...values: unknown[]) => Promise<Row[]>;

/** The errors of a transaction pooler that sends a statement to another session than the one that prepared it. */
const NOT_PREPARED_HERE = new Set(["26000", "42P05"]);

/** False once such an error was seen: from then on this process uses no prepared statements. */
let arePreparedKept = true;

/**
 * One SQL statement for a path on which every millisecond counts. It is prepared once per connection, so that the
 * database neither parses nor plans it again, and its rows are checked, since nothing else types them. Everything else
 * goes through Prisma. The values are given in the order of $1, $2, …
 */
export function statement<Row>(row: z.ZodType<Row>, text: string): Statement<Row> {
  // Named by its text: two processes that share a pooler's session use the same name for the same statement only.
  const name = `f_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  const rows = row.array();
  return async (...values) => rows.parse((await run({ name, text, values })).rows);
}

/** These errors come before anything is executed, so repeating the statement unprepared cannot do it twice. */
async function run({ name, text, values }: Named): Promise<pg.QueryResult> {
  if (!arePreparedKept) return pool.query({ text, values });
  try {
    return await pool.query({ name, text, values });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && NOT_PREPARED_HERE.has(String(error.code)))) throw error;
    log.warn({ err: error }, "the database's pooler keeps no prepared statements: going on without");
    arePreparedKept = false;
    return pool.query({ text, values });
  }
}
