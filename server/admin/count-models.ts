import { pool } from "@/server/db/client";
import { LARGE_TABLE } from "./rows/table-facts";
import { listModels, quoted } from "./schema/admin-model";

/** Of each model how many rows it has: small tables counted, large ones as the database last estimated them. */
export async function countModels(): Promise<Record<string, number>> {
  const tables = listModels().map((model) => model.table);
  const { rows: estimates } = await pool.query<{ table: string; rows: number }>(
    `SELECT t AS table, greatest(c.reltuples, 0)::float8 AS rows
     FROM unnest($1::text[]) t JOIN pg_class c ON c.oid = to_regclass(quote_ident(t))`,
    [tables],
  );
  const large = new Map(estimates.filter(({ rows }) => rows > LARGE_TABLE).map(({ table, rows }) => [table, rows]));
  const counted = tables.filter((table) => !large.has(table));
  const { rows } = await pool.query<{ table: string; rows: string }>(
    counted.map((table) => `SELECT '${table}' AS "table", count(*) AS rows FROM ${quoted(table)}`).join(" UNION ALL "),
  );
  const exact = new Map(rows.map((row) => [row.table, Number(row.rows)]));
  return Object.fromEntries(tables.map((table) => [table, exact.get(table) ?? Math.round(large.get(table) ?? 0)]));
}
