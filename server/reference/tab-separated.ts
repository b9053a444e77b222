import { readFile } from "node:fs/promises";

export type TabSeparated = { columns: readonly string[]; rows: readonly Readonly<Record<string, string>>[] };

/**
 * Parses reference text that people review: a header line, then one fact per line. Lines that start with `#` are
 * comments. Throws on a line whose number of fields differs from the header's, naming the line.
 */
export function parseTabSeparated(text: string, name: string): TabSeparated {
  const lines = text.split(/\r?\n/).map((line, i) => ({ line, number: i + 1 }));
  const [header, ...body] = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
  const columns = header?.line.split("\t") ?? [];
  const rows = body.map(({ line, number }) => {
    const fields = line.split("\t");
    if (fields.length !== columns.length) {
      throw new Error(`${name}:${number} has ${fields.length} fields, its header ${columns.length}`);
    }
    return Object.fromEntries(columns.map((column, i) => [column, fields[i] ?? ""]));
  });
  return { columns, rows };
}

export const readTabSeparated = async (file: string): Promise<TabSeparated> =>
  parseTabSeparated(await readFile(file, "utf8"), file);
