/** Beginnings that make a spreadsheet run the field as a formula (CSV injection). */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** One field of a CSV file (RFC 4180): quoted where necessary, and escaped if it would be run as a formula. */
export function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (fields: readonly (string | number | null)[]): string => `${fields.map(csvField).join(",")}\r\n`;

const RUNS = /^'*\s*[=+\-@\t\r]/;
const ESCAPED = /^'+\s*[=+\-@\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula; `plainText` takes it away again. */
export const neutralText = (text: string): string =>
  RUNS.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

/** The text that `neutralText` was given. */
export const plainText = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);

/** The cells of a parsed row without the apostrophes of an export. */
export const plainRow = <T extends Record<string, unknown>>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? plainText(value) : value]),
  ) as T;
