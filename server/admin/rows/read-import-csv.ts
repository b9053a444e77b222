import { IMPORT_MAX_ROWS } from "@/lib/admin/limits";
import { CsvProblem } from "@/lib/csv/csv-problem";
import { readRecords } from "@/lib/csv/read-records";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { AdminRow } from "@/lib/schemas/admin";

/** @throws AppError invalid, with the reason why the text is not a table */
export function readImportCsv(text: string): AdminRow[] {
  try {
    return readRecords(text, IMPORT_MAX_ROWS);
  } catch (reason) {
    if (reason instanceof CsvProblem) throw new AppError("invalid", says("inItsWords", { words: reason.message }));
    throw reason;
  }
}
