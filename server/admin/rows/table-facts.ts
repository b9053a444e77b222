import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import type { AdminModel } from "../schema/admin-model";

export type TableFacts = {
  /** The database's last estimate; 0 if there is none. */
  readonly rows: number;
  /** Columns with an index for searching parts of a text. */
  readonly searchable: ReadonlySet<string>;
  /** Text columns with few distinct values and an index. */
  readonly ofFewValues: ReadonlySet<string>;
};

/** Above this number of rows, only indexed columns are searched. */
export const LARGE_TABLE = 100_000;
const FRESH_MS = MINUTE_MS;

/** A column with at most this many distinct values is searched by its values instead of by rows. */
export const FEW_VALUES = 5_000;

const FACTS = z.object({ rows: z.number(), searchable: z.array(z.string()), few: z.array(z.string()) });

type Known = { facts: TableFacts; until: number };
const known = new Map<string, Known>();

/** The facts that decide how a table is queried; cached for a minute. */
export async function tableFacts(model: AdminModel): Promise<TableFacts> {
  const found = known.get(model.table);
  if (found && found.until > performance.now()) return found.facts;
  const rows = await queryText(
    pool,
    FACTS,
    `SELECT greatest(c.reltuples, 0)::float8 AS rows,
       ARRAY(SELECT a.attname::text FROM pg_index i
         JOIN pg_class ic ON ic.oid = i.indexrelid JOIN pg_am am ON am.oid = ic.relam AND am.amname = 'gin'
         JOIN pg_opclass oc ON oc.oid = i.indclass[0] AND oc.opcname = 'gin_trgm_ops'
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
         WHERE i.indrelid = c.oid) AS searchable,
       ARRAY(SELECT DISTINCT a.attname::text FROM pg_index i
         JOIN pg_class ic ON ic.oid = i.indexrelid JOIN pg_am am ON am.oid = ic.relam AND am.amname = 'btree'
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0] AND a.atttypid = 'text'::regtype
         JOIN pg_stats s ON s.schemaname = c.relnamespace::regnamespace::text AND s.tablename = c.relname
           AND s.attname = a.attname AND s.n_distinct BETWEEN 1 AND ${FEW_VALUES}
         WHERE i.indrelid = c.oid AND i.indpred IS NULL) AS few
     FROM pg_class c WHERE c.oid = to_regclass($1)`,
    [model.table],
  );
  const facts = {
    rows: rows[0]?.rows ?? 0,
    searchable: new Set(rows[0]?.searchable ?? []),
    ofFewValues: new Set(rows[0]?.few ?? []),
  };
  known.set(model.table, { facts, until: performance.now() + FRESH_MS });
  return facts;
}
