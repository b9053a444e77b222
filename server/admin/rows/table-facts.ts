import { MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import type { AdminModel } from "../schema/admin-model";

export type TableFacts = {
  /** As the database last estimated it; 0 where it never has. */
  readonly rows: number;
  /** Columns that can be searched for a part of their text without reading every row. */
  readonly searchable: ReadonlySet<string>;
  /** Text columns of few values, which an index holds in order. */
  readonly ofFewValues: ReadonlySet<string>;
};

/** Above it, only what an index answers is searched. */
export const LARGE_TABLE = 100_000;
const FRESH_MS = MINUTE_MS;

/** Of a column with no more, all are looked through instead of all rows. */
export const FEW_VALUES = 5_000;

type Known = { facts: TableFacts; until: number };
const known = new Map<string, Known>();

/** What decides how a table is asked; looked up once a minute. */
export async function tableFacts(model: AdminModel): Promise<TableFacts> {
  const found = known.get(model.table);
  if (found && found.until > performance.now()) return found.facts;
  const { rows } = await pool.query<{ rows: number; searchable: string[]; few: string[] }>(
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
