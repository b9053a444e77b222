import Papa from "papaparse";
import type { ListRowsQuery } from "@/lib/schemas/admin";
import { getModel } from "../schema/admin-model";
import { readRows, rowOrder } from "./list-rows";
import { toConditions, wantedRows } from "./row-conditions";
import { columnsOf } from "./row-wire";
import { sqlOrder } from "./signposts";
import { tableFacts } from "./table-facts";

/** More are exported in parts, by a filter. */
export const EXPORT_MAX_ROWS = 50_000;

/** The filtered rows, in the order of the list. */
export async function exportRows(name: string, query: ListRowsQuery): Promise<{ text: string; fileName: string }> {
  const model = getModel(name);
  const conditions = await toConditions(model, wantedRows(query), await tableFacts(model));
  const order = sqlOrder(rowOrder(model, query.sort));
  const rows = await readRows(model, conditions, { order, offset: 0, limit: EXPORT_MAX_ROWS });
  const values = rows.map((row) => columnsOf(model, row));
  const fileName = `${model.model}.${query.format}`;
  if (query.format === "json") return { text: JSON.stringify(values, null, 1), fileName };
  const columns = model.columns.map((column) => column.name);
  const cells = values.map((row) => columns.map((column) => toCell(row[column])));
  return { text: `\uFEFF${Papa.unparse([columns, ...cells], { newline: "\r\n" })}\r\n`, fileName };
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "string" ? neutral(value) : String(value);
}

/** A spreadsheet takes a text that begins so for a formula, and runs it. */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);
