import type { CsvTable } from "@/lib/csv/read-csv";
import { csvFile } from "@/lib/csv/write-csv";

export const VENUE_COLUMNS = ["name", "city", "state", "country", "internal_id"] as const;
export type VenueColumn = (typeof VENUE_COLUMNS)[number];
export const REQUIRED_COLUMNS: readonly VenueColumn[] = ["name", "city", "country"];

/** The target of each column of the file; null means that the column is left out. */
export type ColumnMatch = readonly (VenueColumn | null)[];
export type CsvRow = Record<VenueColumn, string>;

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

/** The columns of the file that nothing is read from. */
export const leftOutColumns = (headers: readonly string[], match: ColumnMatch): string[] =>
  headers.flatMap((header, at) => (match[at] ? [] : [header || `column ${at + 1}`]));

/** True if the columns need no confirmation: every header is known and no required one is missing. */
export const isPlain = (headers: readonly string[], match: ColumnMatch): boolean =>
  missingColumns(match).length === 0 &&
  headers.every((header, index) => kindOf(header, match[index] ?? null) === "exact");

export function toRows({ rows }: CsvTable, match: ColumnMatch): CsvRow[] {
  const places = VENUE_COLUMNS.map((column) => [column, match.indexOf(column)] as const);
  return rows.map(
    (cells) => Object.fromEntries(places.map(([column, index]) => [column, (cells[index] ?? "").trim()])) as CsvRow,
  );
}

/** The rejected rows with their reasons, to be corrected and uploaded on their own. */
export const rejectedCsv = (rejected: readonly { row: CsvRow; message: string }[]): string =>
  csvFile(
    [...VENUE_COLUMNS, "reason"],
    rejected.map(({ row, message }) => [...VENUE_COLUMNS.map((column) => row[column]), message]),
  );

export const TEMPLATE = csvFile(VENUE_COLUMNS, [["Lungara", "Bristol", "", "United Kingdom", "BRS-01"]]);
