import { readFileSync } from "node:fs";

/** The rows of a tab-separated file, without its header. */
export const readTable = (path: string): string[][] => readRows(path).map((row) => row.split("\t"));

/** The same as readTable, with the cells of a row still in one string. */
export function readRows(path: string): string[] {
  const rows = readFileSync(path, "utf8").split("\n");
  rows.shift();
  return rows.filter((row) => row !== "");
}

export const firstCell = (row: string): string => row.slice(0, row.indexOf("\t"));

/** The column names of a tab-separated file. */
export function readTableHeader(path: string): string[] {
  return (readFileSync(path, "utf8").split("\n", 1)[0] ?? "").split("\t");
}
