import Papa from "papaparse";
import { IMPORT_MAX_ROWS } from "@/lib/admin-limits";
import { AppError } from "@/lib/errors";
import { readCsvRows } from "@/lib/import-csv";
import type { AdminRow } from "@/lib/schemas/admin";

/** @throws AppError invalid, with the reason why the text is not a table */
export function readImportCsv(text: string): AdminRow[] {
  const read = readCsvRows(Papa, text);
  if ("problem" in read) throw new AppError("invalid", read.problem);
  if (read.rows.length > IMPORT_MAX_ROWS) throw new AppError("invalid", `At most ${IMPORT_MAX_ROWS} rows`);
  return read.rows;
}
