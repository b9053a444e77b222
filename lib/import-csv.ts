import type Papa from "papaparse";
import { plainRow } from "./csv-field";

/** The rows of a CSV text, or the sentence that says why it cannot be read. */
export type CsvRows = { readonly rows: Record<string, string>[] } | { readonly problem: string };

/**
 * Reads a CSV text (RFC 4180) whose first line names the columns. The parser is given, because a browser loads it only
 * when a file is chosen. A text from which a cell would be lost is refused: a row longer than the header, or a column
 * that is named twice.
 */
export function readCsvRows(parser: typeof Papa, text: string): CsvRows {
  const { data, errors } = parser.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  const broken = errors.find((error) => error.type === "Quotes");
  if (broken) return { problem: `Error parsing CSV file: ${broken.message}` };
  const [header = [], ...lines] = data;
  const names = header.map((name) => name.trim());
  if (names.length === 0 || lines.length === 0) {
    return { problem: "CSV file must have at least a header row and one data row" };
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return { problem: `The header names the column “${twice}” twice` };
  const long = lines.findIndex((cells) => cells.length > names.length);
  if (long !== -1) {
    return { problem: `Row ${long + 1} has more cells than the header: quote a text that contains a comma` };
  }
  return {
    rows: lines.map((cells) => plainRow(Object.fromEntries(cells.map((cell, index) => [names[index] ?? "", cell])))),
  };
}
