import { z } from "zod";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { plannedRows } from "./rows/list-rows";
import { LARGE_TABLE } from "./rows/table-facts";
import { type AdminModel, listModels, quoted } from "./schema/admin-model";

/** Counts are cached for this long, so that many viewers cause one query. */
const FRESH_MS = 5_000;

const ESTIMATE = z.object({ table: z.string(), rows: z.number() });
/** PostgreSQL counts in 64 bits, which the driver gives as text. */
const COUNT = z.object({ model: z.string(), rows: z.string() });

type Counts = Readonly<Record<string, number>>;
let known: { until: number; counts: Promise<Counts> } | null = null;

/** The number of rows of each model, at most a few seconds old. */
export function countModels(): Promise<Counts> {
  if (known && known.until > performance.now()) return known.counts;
  const counts = count();
  known = { until: performance.now() + FRESH_MS, counts };
  counts.catch(forgetCounts);
  return counts;
}

/** Called after a change, so that the administrator sees it counted. */
export function forgetCounts(): void {
  known = null;
}

/** Small tables are counted; for large ones the database's estimate is used. */
async function count(): Promise<Counts> {
  const models = listModels();
  const estimates = await queryText(
    pool,
    ESTIMATE,
    `SELECT t AS table, greatest(c.reltuples, 0)::float8 AS rows
     FROM unnest($1::text[]) t JOIN pg_class c ON c.oid = to_regclass(quote_ident(t))`,
    [[...new Set(models.map(({ table }) => table))]],
  );
  const large = new Map(estimates.filter(({ rows }) => rows > LARGE_TABLE).map(({ table, rows }) => [table, rows]));
  const counted = await countExactly(models.filter(({ table }) => !large.has(table)));
  const known = new Map(counted);
  for (const { model, table, rows } of models) {
    if (known.has(model)) continue;
    known.set(model, rows === "true" ? Math.round(large.get(table) ?? 0) : await plannedRows(quoted(table), rows));
  }
  return Object.fromEntries(models.map(({ model }) => [model, known.get(model) ?? 0]));
}

async function countExactly(models: readonly AdminModel[]): Promise<[model: string, rows: number][]> {
  const rows = await queryText(
    pool,
    COUNT,
    models
      .map(
        ({ model, table, rows }) =>
          `SELECT '${model}' AS model, count(*) AS rows FROM ${quoted(table)} r${rows === "true" ? "" : ` WHERE ${rows}`}`,
      )
      .join(" UNION ALL "),
  );
  return rows.map((row) => [row.model, Number(row.rows)]);
}
