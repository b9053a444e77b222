import { csvFile, csvLine } from "@/lib/csv/write-csv";
import { says } from "@/lib/i18n/sentence";
import type { ListRowsQuery } from "@/lib/schemas/admin";
import { mapInTurns } from "@/server/work/map-in-turns";
import { getModel } from "../schema/admin-model";
import { readRows, rowOrder } from "./list-rows";
import { refused, toConditions, wantedRows } from "./row-conditions";
import { columnsOf } from "./row-wire";
import { sqlOrder } from "./signposts";
import { tableFacts } from "./table-facts";

/** More rows must be exported in parts, with filters. */
export const EXPORT_MAX_ROWS = 50_000;

type ExportFile = { text: string; type: string; fileName: string };

/** The filtered rows in the order of the list; 422 if they are too many for one file. */
export async function exportRows(name: string, query: ListRowsQuery): Promise<ExportFile> {
  const model = getModel(name);
  const conditions = await toConditions(model, wantedRows(query), await tableFacts(model));
  const order = sqlOrder(rowOrder(model, query.sort));
  const rows = await readRows(model, conditions, { order, offset: 0, limit: EXPORT_MAX_ROWS + 1 });
  if (rows.length > EXPORT_MAX_ROWS) {
    throw refused("filters", says("exportRowsMost", { count: EXPORT_MAX_ROWS }));
  }
  const fileName = `${model.model}.${query.format}`;
  // Tens of thousands of rows take a second: other calls of this process have their turns in between.
  if (query.format === "json") {
    const texts = await mapInTurns(rows, (row) => JSON.stringify([columnsOf(model, row)], null, 1).slice(2, -2));
    return { text: texts.length > 0 ? `[\n${texts.join(",\n")}\n]` : "[]", type: "application/json", fileName };
  }
  const columns = model.columns.map((column) => column.name);
  const lines = await mapInTurns(rows, (row) => {
    const values = columnsOf(model, row);
    return csvLine(columns.map((column) => toCell(values[column])));
  });
  return { text: csvFile(columns, []) + lines.join(""), type: "text/csv; charset=utf-8", fileName };
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
