import { CsvProblem } from "./csv-problem";
import { decodeCsv } from "./decode-csv";
import { readCsv } from "./read-csv";

type Records = Record<string, string>[];

/** The rows of a CSV text keyed by column. @throws CsvProblem, also if a column has no name or that of another */
export function readRecords(text: string, mostRows: number): Records {
  const { headers, rows } = readCsv(text, mostRows);
  const nameless = headers.indexOf("");
  if (nameless !== -1) throw new CsvProblem(`Column ${nameless + 1} has no name in the header`);
  const twice = headers.find((name, index) => headers.indexOf(name) !== index);
  if (twice !== undefined) throw new CsvProblem(`The header names the column “${twice}” twice`);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [headers[at] ?? "", cell])));
}

export const readRecordsFile = async (file: File, mostRows: number): Promise<Records> =>
  readRecords(decodeCsv(await file.arrayBuffer()), mostRows);
