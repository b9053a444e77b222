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
