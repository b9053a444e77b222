import { pool } from "@/server/db/client";
import { plannedRows } from "./rows/list-rows";
import { LARGE_TABLE } from "./rows/table-facts";
import { listModels, quoted } from "./schema/admin-model";

/** Of each model how many rows it has: of small tables counted, of large ones as the database estimates them. */
export async function countModels(): Promise<Record<string, number>> {
  const models = listModels();
  const { rows: estimates } = await pool.query<{ table: string; rows: number }>(
    `SELECT t AS table, greatest(c.reltuples, 0)::float8 AS rows
     FROM unnest($1::text[]) t JOIN pg_class c ON c.oid = to_regclass(quote_ident(t))`,
    [[...new Set(models.map(({ table }) => table))]],
  );
  const large = new Map(estimates.filter(({ rows }) => rows > LARGE_TABLE).map(({ table, rows }) => [table, rows]));
  const counted = models.filter(({ table }) => !large.has(table));
  const { rows } = await pool.query<{ model: string; rows: string }>(
    counted
      .map(
        ({ model, table, rows }) =>
          `SELECT '${model}' AS model, count(*) AS rows FROM ${quoted(table)} r${rows === "true" ? "" : ` WHERE ${rows}`}`,
      )
      .join(" UNION ALL "),
  );
  const known = new Map(rows.map((row) => [row.model, Number(row.rows)]));
  for (const { model, table, rows } of models) {
    if (known.has(model)) continue;
    known.set(model, rows === "true" ? Math.round(large.get(table) ?? 0) : await plannedRows(quoted(table), rows));
  }
  return Object.fromEntries(models.map(({ model }) => [model, known.get(model) ?? 0]));
}
