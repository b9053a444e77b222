import { IMPORT_MAX_ROWS } from "@/lib/admin/limits";
import type { AdminRow } from "@/lib/schemas/admin";

/**
 * Reads the rows of a CSV (RFC 4180) or JSON file. Throws an Error with a sentence if the file is neither, or too long.
 */
export async function readImportFile(file: File): Promise<AdminRow[]> {
  const rows = /\.json$/i.test(file.name) ? parseJson(await file.text()) : await readRows(file);
  if (rows.length > IMPORT_MAX_ROWS) throw new Error(`At most ${IMPORT_MAX_ROWS.toLocaleString("en")} rows`);
  return rows;
}

function parseJson(text: string): AdminRow[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error("The file is not valid JSON");
  }
  if (!Array.isArray(parsed) || parsed.some((row) => typeof row !== "object" || row === null || Array.isArray(row))) {
    throw new Error("The file must hold a list of rows");
  }
  return parsed as AdminRow[];
}

/** The reader is loaded when a file is chosen, because no other screen of the console needs it. */
async function readRows(file: File): Promise<AdminRow[]> {
  const { readRecordsFile } = await import("@/lib/csv/read-records");
  return readRecordsFile(file, IMPORT_MAX_ROWS);
}
