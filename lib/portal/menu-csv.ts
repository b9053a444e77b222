import { decodeText, readCsv } from "@/lib/portal/venue-csv";
import type { MenuBody } from "../schemas/venue-menu";

const NAMES = /^(?:name|dish|item|title|dish ?name|menu ?item|plate)$/i;
const DESCRIPTIONS = /^(?:description|ingredients?|contains|details?|what is in it)$/i;

/**
 * Reads the dishes of a CSV file. Headings decide which column is which; without headings, the first column holds the
 * names and the second the ingredients. @throws Error with the sentence that the screen shows
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
