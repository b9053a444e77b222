import Papa from "papaparse";
import { IMPORT_MAX_ROWS } from "@/lib/admin-limits";
import { plainRow } from "@/lib/csv-field";
import { AppError } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";

/**
 * Reads the rows of a CSV text (RFC 4180), whose first line names the columns. @throws AppError invalid with the reason
 */
export function readImportCsv(text: string): AdminRow[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim(),
  });
  const broken = errors.find((error) => error.type === "Quotes");
  if (broken) throw new AppError("invalid", `Error parsing CSV file: ${broken.message}`);
  if ((meta.fields ?? []).length === 0 || data.length === 0) {
    throw new AppError("invalid", "CSV file must have at least a header row and one data row");
  }
  if (data.length > IMPORT_MAX_ROWS) throw new AppError("invalid", `At most ${IMPORT_MAX_ROWS} rows`);
  return data.map(({ __parsed_extra: _, ...row }) => plainRow(row));
}
