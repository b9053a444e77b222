import type { CsvTable } from "../csv/read-csv";
import { isFirstRowHeading } from "./first-row";
import { guessUses } from "./guess-uses";
import { leftOut, onlyDenied, undecided } from "./left-out";
import { menuProblem } from "./make-dishes";
import { type MenuMatch, type MenuTable, type MenuUse, menuTable } from "./menu-uses";

/** A table of dishes and what its columns are used for. `table` is null while nobody has said what the first row is. */
export type MenuFile = { csv: CsvTable; table: MenuTable | null; match: MenuMatch };

export function openMenuFile(csv: CsvTable, isHeading = isFirstRowHeading(csv.headers)): MenuFile {
  const table = isHeading === null ? null : menuTable(csv, isHeading);
  return { csv, table, match: table ? guessUses(table) : [] };
}

const ONCE: readonly MenuUse[] = ["name"];

/** Only one column names the dishes: another that did is asked about again. */
export const withUse = (match: MenuMatch, at: number, use: MenuUse | null): MenuMatch =>
  match.map((each, index) => (index === at ? use : use && each === use && ONCE.includes(use) ? null : each));

/** True if a person need not be asked: the headings name a use for each column, and each is read. */
export const isPlain = ({ csv, table, match }: MenuFile): boolean =>
  table !== null &&
  isFirstRowHeading(csv.headers) === true &&
  undecided(table, match).length === 0 &&
  [...leftOut(table, match), ...onlyDenied(table, match)].length === 0 &&
  menuProblem(table, match) === null;
