import Papa from "papaparse";
import { neutralText } from "./formula-text";

export type CsvCell = string | number | null;

/** Without it, spreadsheets read letters such as ä in another encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Also quoted, so that a reader who does not know the separator takes none of these for it. */
const isQuoted = (cell: unknown): boolean => typeof cell === "string" && /[;\t|]|^sep=/i.test(cell);

/** One row (RFC 4180), without a text that a spreadsheet would run as a formula. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${Papa.unparse([cells.map((cell) => (typeof cell === "string" ? neutralText(cell) : cell))], { quotes: isQuoted })}\r\n`;

/** A whole file, which `readCsv` reads back as it was written. */
export const csvFile = (headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + [headers, ...rows].map(csvLine).join("");
