import { z } from "zod";
import type { AdminRow, ListRowsQuery, RowPage } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { toRefusal } from "./database-refusal";
import { type Conditions, refused, toConditions, wantedRows } from "./row-conditions";
import { labelsOf } from "./row-labels";
import { type StoredRow, selectList, toRow } from "./row-wire";
import { type RowOrder, sqlOrder, startNear } from "./signposts";
import { LARGE_TABLE, tableFacts } from "./table-facts";

/** Up to this number, matching rows are counted; beyond it, the planner's estimate is used. */
const COUNTED_EXACTLY = 10_000;
/** The last row that paging reaches; later rows need a filter or another order. */
const DEEPEST_ROW = 1_000_000;

export async function listRows(name: string, query: ListRowsQuery): Promise<RowPage> {
  const model = getModel(name);
  const facts = await tableFacts(model);
  const conditions = await toConditions(model, wantedRows(query), facts);
  const offset = (query.page - 1) * query.page_size;
  if (offset > DEEPEST_ROW) throw refused("page", "noPageSoFar");
  const order = rowOrder(model, query.sort);
  const slice = { order: sqlOrder(order), offset, limit: query.page_size };
  const isAll = conditions.text === "true";
  const reading = { estimate: facts.rows, search: query.sort ? "" : query.search.trim() };
  const page = isAll ? readOfAll(model, order, slice, facts.rows) : readPage(model, conditions, slice, reading);
  // A value that its column cannot hold is the caller's mistake.
  const { rows, count } = await page.catch((error: unknown) => {
    throw toRefusal(error, "write");
  });
  const labels = await labelsOf(model, rows);
  const items = rows.map((row, index): AdminRow => toRow(model, row, labels[index]));
  return {
    items,
    total_count: count.total,
    total_is_estimate: count.isEstimate,
    total_pages: Math.ceil(count.total / query.page_size),
  };
}

/** Parses `name` or `-name`. The key is added last, so that no row appears on two pages. */
export function rowOrder(model: AdminModel, sort: string): RowOrder {
  const isDescending = sort.startsWith("-");
  if (!sort) return { columns: model.keyColumns, isDescending };
  const column = model.columns.find((each) => each.name === (isDescending ? sort.slice(1) : sort));
  if (!column || column.list || column.type === "json") throw refused("sort", "noColumnToSort");
  return { columns: [column, ...model.keyColumns], isDescending };
}

const FOUND = z.looseObject({ _found: z.number() });
const COUNT = z.object({ count: z.number() });
const PLAN = z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) });

type Slice = { order: string; offset: number; limit: number };
type Count = { total: number; isEstimate: boolean };
type Page = { rows: StoredRow[]; count: Count };

const ALL: Conditions = { text: "true", values: [] };

async function readOfAll(model: AdminModel, order: RowOrder, slice: Slice, estimate: number): Promise<Page> {
  if (estimate <= LARGE_TABLE) {
    const rows = await readRows(model, ALL, slice);
    return { rows, count: { total: await countAll(model, ALL), isEstimate: false } };
  }
  const start = await startNear(model, order, slice.offset);
  const rows = start
    ? await readRows(model, { text: start.text, values: [...start.values] }, { ...slice, offset: start.offset })
    : await readRows(model, ALL, slice);
  return { rows, count: { total: Math.round(estimate), isEstimate: true } };
}

type Reading = { estimate: number; search: string };

/** `search`: a few found rows are sorted by how close their names are to it; empty if an order was chosen. */
async function readPage(
  model: AdminModel,
  conditions: Conditions,
  slice: Slice,
  { estimate, search }: Reading,
): Promise<Page> {
  const { rows, found } = await findFew(model, ...byCloseness(model, conditions, slice, search));
  if (found <= COUNTED_EXACTLY) return { rows, count: { total: found, isEstimate: false } };
  const page = await readRows(model, conditions, slice);
  if (estimate <= LARGE_TABLE) {
    return { rows: page, count: { total: await countAll(model, conditions), isEstimate: false } };
  }
  const planned = await plannedRows(quoted(model.table), conditions.text, conditions.values);
  return { rows: page, count: { total: Math.max(found, planned), isEstimate: true } };
}

/** The name itself first, then names that begin with the text, the shorter ones before longer ones. */
function byCloseness(
  model: AdminModel,
  { text, values }: Conditions,
  slice: Slice,
  search: string,
): [Conditions, Slice] {
  const column = model.columns.find(({ name }) => name === model.name_column);
  if (search === "" || column?.type !== "string") return [{ text, values }, slice];
  const name = `r.${quoted(column.name)}`;
  const wanted = `lower($${values.length + 1}::text)`;
  const order = `lower(${name}) <> ${wanted}, NOT starts_with(lower(${name}), ${wanted}), length(${name}), ${slice.order}`;
  return [
    { text, values: [...values, search] },
    { ...slice, order },
  ];
}

const keysOf = (model: AdminModel): string => model.key.map((column) => `r.${quoted(column)}`).join(", ");
const usingKey = (model: AdminModel): string => `USING (${model.key.map(quoted).join(", ")})`;

/**
 * Finds up to 10,001 matching rows once, counts them, and if they are no more than 10,000, sorts them for the page.
 * Walking through a million rows in order, or searching twice, would take longer.
 */
async function findFew(
  model: AdminModel,
  { text, values }: Conditions,
  { order, offset, limit }: Slice,
): Promise<{ rows: StoredRow[]; found: number }> {
  const table = quoted(model.table);
  const ordering = [...new Set(order.match(/r\."[^"]+"/g))].join(", ");
  const rows = await queryText(
    pool,
    FOUND,
    `WITH matching AS MATERIALIZED (SELECT ${ordering} FROM ${table} r WHERE ${text} LIMIT ${COUNTED_EXACTLY + 1}),
       counted AS (SELECT count(*)::int AS _found FROM matching),
       page AS (SELECT ${keysOf(model)} FROM matching r WHERE (SELECT _found FROM counted) <= ${COUNTED_EXACTLY}
                ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})
     SELECT counted._found, ${selectList(model)}
     FROM counted LEFT JOIN (page JOIN ${table} r ${usingKey(model)}) ON true
     ORDER BY ${order}`,
    values,
  );
  const key = model.key[0] ?? "";
  // If the page is empty, the count comes in a row of its own.
  return { rows: rows.filter((row) => row[key] !== null), found: rows[0]?._found ?? 0 };
}

/** Reads the keys of the page first, which an index may contain, and then the rows. */
export async function readRows(
  model: AdminModel,
  { text, values }: Conditions,
  { order, offset, limit }: Slice,
): Promise<StoredRow[]> {
  const table = quoted(model.table);
  const { rows } = await pool.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${table} r
     JOIN (SELECT ${keysOf(model)} FROM ${table} r WHERE ${text} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}) page
       ${usingKey(model)}
     ORDER BY ${order}`,
    values,
  );
  return rows;
}

async function countAll(model: AdminModel, { text, values }: Conditions): Promise<number> {
  const rows = await queryText(
    pool,
    COUNT,
    `SELECT count(*)::int AS count FROM ${quoted(model.table)} r WHERE ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export async function plannedRows(table: string, text: string, values: unknown[] = []): Promise<number> {
  const rows = await queryText(pool, PLAN, `EXPLAIN (FORMAT JSON) SELECT FROM ${table} r WHERE ${text}`, values);
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
