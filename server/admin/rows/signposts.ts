import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";

/** The columns by which a table is sorted, all in one direction; together they identify a row. */
export type RowOrder = { readonly columns: readonly AdminColumn[]; readonly isDescending: boolean };

/** Where to start reading: a condition on a row `r` with its values, and how many rows still precede the page. */
export type Start = { readonly text: string; readonly values: readonly string[]; readonly offset: number };

/** The number of rows between two signposts. Skipping them takes a few milliseconds. */
const APART = 10_000;
const FRESH_MS = MINUTE_MS;
/** How many orders are cached. */
const MOST = 50;

const WRITTEN = z.object({ written: z.string().nullable() });
const SIGNPOST = z.object({ values: z.array(z.string()) });

type Signposts = { readonly rows: readonly (readonly string[])[]; readonly written: string; readonly until: number };
const known = new Map<string, Promise<Signposts>>();

export const sqlOrder = ({ columns, isDescending }: RowOrder): string =>
  columns.map(({ name }) => `r.${quoted(name)}${isDescending ? " DESC" : ""}`).join(", ");

/**
 * A row near a page that is far back, so that few rows must be skipped instead of all before it. Every ten-thousandth
 * row is looked up once, and again after the table was written to. Null: the page is near the beginning, or the order
 * has nullable columns, which comparisons do not find.
 */
export async function startNear(model: AdminModel, order: RowOrder, offset: number): Promise<Start | null> {
  const columns = order.columns.filter(({ name }, i) => order.columns.findIndex((each) => each.name === name) === i);
  if (offset < APART || columns.some(({ nullable }) => nullable)) return null;
  const { rows } = await signpostsOf(model, { ...order, columns });
  const place = Math.min(Math.floor(offset / APART), rows.length - 1);
  const values = rows[place];
  if (place < 1 || !values) return null;
  const names = columns.map(({ name }) => `r.${quoted(name)}`).join(", ");
  const given = values.map((_, i) => `$${i + 1}`).join(", ");
  const text = `(${names}) ${order.isDescending ? "<=" : ">="} (${given})`;
  return { text, values, offset: offset - place * APART };
}

async function signpostsOf(model: AdminModel, order: RowOrder): Promise<Signposts> {
  const id = `${model.table} ${sqlOrder(order)}`;
  const written = await writtenTo(model);
  const found = await known.get(id);
  if (found && found.until > performance.now() && found.written === written) return found;
  if (known.size >= MOST) known.clear();
  const reading = readSignposts(model, order, written);
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading;
}

/** Changes with every written row, as soon as the database's statistics include it. */
async function writtenTo({ table }: AdminModel): Promise<string> {
  const rows = await queryText(
    pool,
    WRITTEN,
    `SELECT (pg_stat_get_tuples_inserted(c) + pg_stat_get_tuples_updated(c) + pg_stat_get_tuples_deleted(c))::text AS written
     FROM to_regclass($1) c`,
    [quoted(table)],
  );
  return rows[0]?.written ?? "";
}

async function readSignposts(model: AdminModel, order: RowOrder, written: string): Promise<Signposts> {
  const names = order.columns.map(({ name }) => `r.${quoted(name)}`);
  const rows = await queryText(
    pool,
    SIGNPOST,
    `SELECT ARRAY[${names.map((name) => `${name}::text`).join(", ")}] AS values
     FROM (SELECT ${names.join(", ")}, row_number() OVER (ORDER BY ${sqlOrder(order)}) - 1 AS place
       FROM ${quoted(model.table)} r) r
     WHERE place % ${APART} = 0 ORDER BY place`,
  );
  return { rows: rows.map(({ values }) => values), written, until: performance.now() + FRESH_MS };
}
