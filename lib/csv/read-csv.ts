import { CsvProblem, unreadable } from "./csv-problem";
import { decodeCsv } from "./decode-csv";
import { splitCsv } from "./find-separator";
import { plainText } from "./formula-text";
import { NO_ROWS } from "./no-rows";
import { parseCsv } from "./parse-csv";

const NOT_CSV = "Please choose a .csv file";

/** Every row has a cell for each column. A column without a heading and without a text is none. */
export type CsvTable = { readonly headers: string[]; readonly rows: string[][] };

const MOST_COLUMNS = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * Reads a table (RFC 4180) whose first row names the columns: the separator is found out from the whole text, or said
 * by a line `sep=;`, and the apostrophes of our own exports are taken away. A row with more cells than the first is
 * refused, because its texts would come under other headings; where a row has fewer, the cells at its end are empty.
 * Blank rows are ignored. @throws CsvProblem
 */
export function readCsv(given: string, mostRows: number): CsvTable {
  const { text, said } = withoutMarks(given);
  refuseControls(text);
  const { rows, problem, separator } = split(text, said);
  const [head, ...others] = rows;
  if (problem !== null) throw unreadable(problem);
  if (!head || others.length === 0) throw new CsvProblem(NO_ROWS);
  if (others.length > mostRows) throw unreadable(`at most ${mostRows.toLocaleString("en-US")} rows in one upload`);
  if (head.length > MOST_COLUMNS) throw unreadable(`at most ${MOST_COLUMNS} columns`);
  const long = others.findIndex((cells) => cells.length > head.length);
  if (long !== -1) {
    const quote = `quote a text that contains ${nameOf(separator)}`;
    throw new CsvProblem(`Row ${long + 1} has more cells than the header: ${quote}`);
  }
  return withoutEmpty(
    head.map((cell) => plainText(cell.trim())),
    others.map((cells) => head.map((_, at) => plainText(cells[at] ?? ""))),
  );
}

/** Reads a chosen file. @throws CsvProblem */
export async function readCsvFile(file: File, mostRows: number): Promise<CsvTable> {
  if (!/\.csv$/i.test(file.name)) throw new CsvProblem(NOT_CSV);
  return readCsv(decodeCsv(await file.arrayBuffer()), mostRows);
}

/** Spreadsheets read a first line such as `sep=;` as the separator of the file. */
function withoutMarks(given: string): { text: string; said: string | null } {
  const text = given.replace(/^\ufeff/, "");
  const line = /^sep=([^\w"\s]|\t)(?:\r\n|\r|\n)/i.exec(text);
  return line ? { text: text.slice(line[0].length), said: line[1] ?? null } : { text, said: null };
}

function refuseControls(text: string): void {
  const found = CONTROL.exec(text);
  if (!found) return;
  const line = text.slice(0, found.index).split(/\r\n|\r|\n/).length;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  throw unreadable(`line ${line} holds a character that no text has (U+${code}): save it again as CSV UTF-8`);
}

function split(text: string, said: string | null): ReturnType<typeof splitCsv> {
  const read = said === null ? splitCsv(text) : { separator: said, ...parseCsv(text, said) };
  const { separator } = read;
  const isSpaced = read.rows[0]?.slice(1).every((cell) => /^\s/.test(cell)) && (read.rows[0]?.length ?? 0) > 1;
  if (separator === null || !isSpaced) return read;
  // The file puts a blank after each separator, also where a quote follows, which would otherwise be part of the text.
  return { separator, ...parseCsv(text.replaceAll(new RegExp(`(\\${separator}) +(?="(?!"))`, "g"), "$1"), separator) };
}

const nameOf = (separator: string | null): string =>
  ({ ",": "a comma", ";": "a semicolon", "\t": "a tab", "|": "a vertical bar" })[separator ?? ""] ?? `“${separator}”`;

function withoutEmpty(headers: string[], rows: string[][]): CsvTable {
  const kept = headers.flatMap((header, at) =>
    header !== "" || rows.some((cells) => cells[at]?.trim() !== "") ? [at] : [],
  );
  if (kept.length === headers.length) return { headers, rows };
  const pick = (cells: string[]) => kept.map((at) => cells[at] ?? "");
  return { headers: pick(headers), rows: rows.map(pick) };
}
