import { createHash } from "node:crypto";
import type pg from "pg";
import type { z } from "zod";
import { log } from "@/server/log";
import { pool } from "./client";

type Named = { name: string; text: string; values: unknown[] };
type Statement<Row> = (...values: unknown[]) => Promise<Row[]>;

/** What a pooler that hands each statement to another session says of a statement prepared elsewhere. */
const NOT_PREPARED_HERE = new Set(["26000", "42P05"]);

/** Once a pooler has shown that it keeps no prepared statements, none are used any more by this process. */
let arePreparedKept = true;

/**
 * One SQL statement for a path on which every millisecond counts: prepared once per connection, so that the
 * database neither parses nor plans it again, and with rows that are checked, since nothing else types them.
 * Everything else goes through Prisma. Values stand in the order of $1, $2, …
 */
export function statement<Row>(row: z.ZodType<Row>, text: string): Statement<Row> {
  // By its text: two processes that share a session of a pooler mean the same by the same name.
  const name = `f_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  const rows = row.array();
  return async (...values) => rows.parse((await run({ name, text, values })).rows);
}

/** Such a refusal comes before anything is carried out: asking again without a name does nothing twice. */
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
