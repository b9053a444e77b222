import { IMPORT_MAX_ROWS } from "@/lib/admin-limits";
import { plainRow } from "@/lib/csv-field";
import type { AdminRow } from "@/lib/schemas/admin";

/**
 * Reads the rows of a CSV (RFC 4180) or JSON file. Throws an Error with a sentence if the file is neither, or too long.
 */
export async function readImportFile(file: File): Promise<AdminRow[]> {
  const text = (await file.text()).replace(/^\uFEFF/, "");
  const rows = /\.json$/i.test(file.name) ? parseJson(text) : await parseCsv(text);
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
  if (!Array.isArray(parsed) || parsed.some((row) => typeof row !== "object" || row === null)) {
    throw new Error("The file must hold a list of rows");
  }
  return parsed as AdminRow[];
}

/** Loaded when a file is chosen, because no other screen of the console needs it. */
async function parseCsv(text: string): Promise<AdminRow[]> {
  const { default: Papa } = await import("papaparse");
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => header.trim(),
  });
  const broken = errors.find((error) => error.type === "Quotes");
  if (broken) throw new Error(`Error parsing CSV file: ${broken.message}`);
  if ((meta.fields ?? []).length === 0 || data.length === 0) {
    throw new Error("CSV file must have at least a header row and one data row");
  }
  return data.map(({ __parsed_extra: _, ...row }) => plainRow(row));
}
