import type { AdminRow, ListRowsQuery, RowPage } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { type Conditions, refused, toConditions, wantedRows } from "./row-conditions";
import { labelsOf } from "./row-labels";
import { type StoredRow, selectList, toRow } from "./row-wire";
import { LARGE_TABLE, tableFacts } from "./table-facts";

/** Counted one by one; of more, the planner's estimate is said. */
const COUNTED_EXACTLY = 10_000;
/** Pages further back than this are asked for by a filter or another order. */
const DEEPEST_ROW = 1_000_000;

export async function listRows(name: string, query: ListRowsQuery): Promise<RowPage> {
  const model = getModel(name);
  const facts = await tableFacts(model);
  const conditions = toConditions(model, wantedRows(query), facts);
  const offset = (query.page - 1) * query.page_size;
  if (offset > DEEPEST_ROW) throw refused("page", "There is no page so far back: filter the rows instead");
  const order = orderBy(model, query.sort);
  const count = await countRows(model, conditions, facts.rows);
  const areFew = conditions.text !== "true" && !count.isEstimate && count.total <= COUNTED_EXACTLY;
  const rows = await readRows(model, conditions, { order, offset, limit: query.page_size, areFew });
  const labels = await labelsOf(model, rows);
  const items = rows.map((row, index): AdminRow => toRow(model, row, labels[index]));
  return {
    items,
    total_count: count.total,
    total_is_estimate: count.isEstimate,
    total_pages: Math.ceil(count.total / query.page_size),
  };
}

/** `name` or `-name`, and the key last, so that no row stands on two pages. */
export function orderBy(model: AdminModel, sort: string): string {
  const keys = model.key.map((column) => `r.${quoted(column)}`);
  if (!sort) return keys.join(", ");
  const descending = sort.startsWith("-");
  const column = model.columns.find((each) => each.name === (descending ? sort.slice(1) : sort));
  if (!column || column.list || column.type === "json") throw refused("sort", "There is no such column to sort by");
  const direction = descending ? " DESC" : "";
  return [`r.${quoted(column.name)}${direction}`, ...keys.map((key) => key + direction)].join(", ");
}

type Slice = {
  order: string;
  offset: number;
  limit: number;
  /** Known to be few: then they are all found and put in order, whatever the order is. */
  areFew?: boolean;
};

/**
 * The keys of the page first, which an index may hold alone, then the rows themselves. Of a few rows among a million,
 * the planner may walk through all in their order, hoping to meet them soon: OFFSET 0 makes it find them first.
 */
export async function readRows(
  model: AdminModel,
  { text, values }: Conditions,
  { order, offset, limit, areFew = false }: Slice,
): Promise<StoredRow[]> {
  const table = quoted(model.table);
  const keys = model.key.map((column) => `r.${quoted(column)}`).join(", ");
  const ordering = [...new Set(order.match(/r\."[^"]+"/g))].join(", ");
  const from = areFew ? `(SELECT ${ordering} FROM ${table} r WHERE ${text} OFFSET 0) r` : `${table} r WHERE ${text}`;
  const { rows } = await pool.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${table} r
     JOIN (SELECT ${keys} FROM ${from} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}) page
       USING (${model.key.map(quoted).join(", ")})
     ORDER BY ${order}`,
    values,
  );
  return rows;
}

type Count = { total: number; isEstimate: boolean };

export async function countRows(model: AdminModel, { text, values }: Conditions, estimate: number): Promise<Count> {
  const table = quoted(model.table);
  if (text === "true" && estimate > LARGE_TABLE) return { total: Math.round(estimate), isEstimate: true };
  const most = COUNTED_EXACTLY + 1;
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM ${table} r WHERE ${text} LIMIT ${most}) AS matching`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  if (count < most) return { total: count, isEstimate: false };
  if (estimate <= LARGE_TABLE) return { total: await countAll(table, text, values), isEstimate: false };
  return { total: Math.max(most, await plannedRows(table, text, values)), isEstimate: true };
}

async function countAll(table: string, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} r WHERE ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export async function plannedRows(table: string, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM ${table} r WHERE ${text}`,
    values,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
