import { decodeText, readCsv } from "@/lib/portal/venue-csv";
import type { MenuBody } from "../schemas/venue-menu";

const NAMES = /^(?:name|dish|item|title|dish ?name|menu ?item|plate)$/i;
const DESCRIPTIONS = /^(?:description|ingredients?|contains|details?|what is in it)$/i;

/**
 * The dishes of a CSV file: by its headings where they say which column is which, else the first column is the name
 * and the second what is in it. @throws Error in the words that the screen shows
 */
export function readMenuCsv(fileName: string, bytes: ArrayBuffer): MenuBody["dishes"] {
  const { headers, records } = readCsv(fileName, decodeText(bytes));
  const nameAt = headers.findIndex((header) => NAMES.test(header));
  const descriptionAt = headers.findIndex((header) => DESCRIPTIONS.test(header));
  const rows = nameAt === -1 ? [headers, ...records] : records;
  const [name, description] = nameAt === -1 ? [0, 1] : [nameAt, descriptionAt];
  return rows
    .map((row) => ({ name: (row[name] ?? "").trim(), description: (row[description] ?? "").trim() }))
    .filter((dish) => dish.name !== "");
}
