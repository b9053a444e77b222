import Papa from "papaparse";

export const VENUE_COLUMNS = ["name", "city", "state", "country", "internal_id"] as const;
export type VenueColumn = (typeof VENUE_COLUMNS)[number];
export const REQUIRED_COLUMNS: readonly VenueColumn[] = ["name", "city", "country"];

export const NO_ROWS = "CSV file must have at least a header row and one data row";
const NOT_CSV = "Please choose a .csv file";
const MOST_ROWS = 10_000;

export type CsvFile = { name: string; headers: string[]; records: string[][] };
/** The target of each column of the file; null means that the column is ignored. */
export type ColumnMatch = readonly (VenueColumn | null)[];
export type CsvRow = Record<VenueColumn, string>;

/** @throws Error with the sentence that the screen shows */
export function readCsv(fileName: string, text: string): CsvFile {
  if (!/\.csv$/i.test(fileName)) throw new Error(NOT_CSV);
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) {
    const row = broken.row === undefined ? "" : ` (row ${broken.row})`;
    throw new Error(`Error parsing CSV file: ${broken.message}${row}`);
  }
  const [head, ...records] = data;
  if (!head || records.length === 0) throw new Error(NO_ROWS);
  if (records.length > MOST_ROWS) {
    throw new Error(`Error parsing CSV file: at most ${MOST_ROWS.toLocaleString("en-US")} rows in one upload`);
  }
  return { name: fileName, headers: head.map((header) => header.trim()), records };
}

/** Decodes UTF-8, or else the encoding in which Excel saves CSV files. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Other headers that people use. Compared without spaces, dots and dashes. */
const OTHER_NAMES: Record<string, VenueColumn> = {
  venue: "name",
  venuename: "name",
  title: "name",
  restaurant: "name",
  town: "city",
  place: "city",
  region: "state",
  county: "state",
  province: "state",
  nation: "country",
  internalid: "internal_id",
  id: "internal_id",
  ref: "internal_id",
  reference: "internal_id",
  code: "internal_id",
  externalid: "internal_id",
};

const isColumn = (text: string): text is VenueColumn => VENUE_COLUMNS.some((column) => column === text);

/** How a header was recognised. */
export type MatchKind = "exact" | "guessed" | "left out";
export const kindOf = (header: string, column: VenueColumn | null): MatchKind =>
  column === null ? "left out" : header.trim().toLowerCase() === column ? "exact" : "guessed";

/** Exact headers match first, in any case; then other names fill what is still missing. No column is used twice. */
export function guessColumns(headers: readonly string[]): ColumnMatch {
  const taken = new Set<VenueColumn>();
  const take = (column: VenueColumn | undefined): VenueColumn | null => {
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const exact = headers.map((header) => {
    const text = header.trim().toLowerCase();
    return isColumn(text) ? take(text) : null;
  });
  return headers.map((header, index) => exact[index] ?? take(OTHER_NAMES[header.toLowerCase().replace(/[^a-z]/g, "")]));
}

export const missingColumns = (match: ColumnMatch): VenueColumn[] =>
  REQUIRED_COLUMNS.filter((column) => !match.includes(column));

/** True if the columns need no confirmation: every header is known and no required one is missing. */
export const isPlain = (headers: readonly string[], match: ColumnMatch): boolean =>
  missingColumns(match).length === 0 &&
  headers.every((header, index) => kindOf(header, match[index] ?? null) === "exact");

export function toRows({ records }: CsvFile, match: ColumnMatch): CsvRow[] {
  const at = (column: VenueColumn) => match.indexOf(column);
  const places = VENUE_COLUMNS.map((column) => [column, at(column)] as const);
  return records.map(
    (record) => Object.fromEntries(places.map(([column, index]) => [column, (record[index] ?? "").trim()])) as CsvRow,
  );
}

/** Turns a cell that a spreadsheet would run as a formula into text. */
const neutral = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Writes a CSV file (RFC 4180) that spreadsheets do not run as formulas. */
export const toCsv = (headers: readonly string[], records: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    [headers, ...records].map((record) => record.map(neutral)),
    { newline: "\r\n" },
  )}\r\n`;

/** The rejected rows with their reasons, to be corrected and uploaded on their own. */
export const rejectedCsv = (rejected: readonly { row: CsvRow; message: string }[]): string =>
  toCsv(
    [...VENUE_COLUMNS, "reason"],
    rejected.map(({ row, message }) => [...VENUE_COLUMNS.map((column) => row[column]), message]),
  );

export const TEMPLATE = toCsv(VENUE_COLUMNS, [["Lungara", "Bristol", "", "United Kingdom", "BRS-01"]]);
