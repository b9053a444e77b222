import { MINUTE_MS } from "@/lib/durations";
import { pool } from "@/server/db/client";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";

/** By which columns all rows of a table stand, all of them in one direction; together they name one row. */
export type RowOrder = { readonly columns: readonly AdminColumn[]; readonly isDescending: boolean };

/** Where to begin reading: a condition on a row `r` with its values, and how many rows of it still stand before. */
export type Start = { readonly text: string; readonly values: readonly string[]; readonly offset: number };

/** So many rows lie between two signposts: to walk over them takes a few milliseconds. */
const APART = 10_000;
const FRESH_MS = MINUTE_MS;
/** Orders of tables that are kept in mind. */
const MOST = 50;

type Signposts = { readonly rows: readonly (readonly string[])[]; readonly written: string; readonly until: number };
const known = new Map<string, Promise<Signposts>>();

export const sqlOrder = ({ columns, isDescending }: RowOrder): string =>
  columns.map(({ name }) => `r.${quoted(name)}${isDescending ? " DESC" : ""}`).join(", ");

/**
 * The row from which a page far back is reached by a few steps. All rows before it would have to be walked over one by
 * one otherwise. What stands every ten thousand rows is looked up once, and again when the table was written to. Null:
 * the page is near enough, or the order has values that may be missing, which no comparison finds.
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

/** Changes with every row that is written, as the database's statistics know it a moment later. */
async function writtenTo({ table }: AdminModel): Promise<string> {
  const { rows } = await pool.query<{ written: string }>(
    `SELECT (pg_stat_get_tuples_inserted(c) + pg_stat_get_tuples_updated(c) + pg_stat_get_tuples_deleted(c))::text AS written
     FROM to_regclass($1) c`,
    [quoted(table)],
  );
  return rows[0]?.written ?? "";
}

async function readSignposts(model: AdminModel, order: RowOrder, written: string): Promise<Signposts> {
  const names = order.columns.map(({ name }) => `r.${quoted(name)}`);
  const { rows } = await pool.query<{ values: string[] }>(
    `SELECT ARRAY[${names.map((name) => `${name}::text`).join(", ")}] AS values
     FROM (SELECT ${names.join(", ")}, row_number() OVER (ORDER BY ${sqlOrder(order)}) - 1 AS place
       FROM ${quoted(model.table)} r) r
     WHERE place % ${APART} = 0 ORDER BY place`,
  );
  return { rows: rows.map(({ values }) => values), written, until: performance.now() + FRESH_MS };
}
