import { MOST_DISHES } from "@/lib/csv/file-limits";
import { splitCsv } from "@/lib/csv/find-separator";
import { type CsvTable, readCsv } from "@/lib/csv/read-csv";
import { withoutLegend } from "./allergen-legend";
import { isFirstRowHeading } from "./first-row";
import { guessUses } from "./guess-uses";
import { leftOut, onlyDenied, undecided, unknownCodes } from "./left-out";
import { menuProblem } from "./make-dishes";
import { type MenuMatch, type MenuTable, type MenuUse, menuTable } from "./menu-uses";

/**
 * A table of dishes and what its columns are used for. `isHeading`: whether its first row names them; null while nobody
 * has said so, and then there is no `table`.
 */
export type MenuFile = { csv: CsvTable; isHeading: boolean | null; table: MenuTable | null; match: MenuMatch };

const isHeadingOf = (csv: CsvTable): boolean | null => isFirstRowHeading(withoutLegend(csv).csv.headers);

export function openMenuFile(csv: CsvTable, isHeading = isHeadingOf(csv)): MenuFile {
  const table = isHeading === null ? null : menuTable(csv, isHeading);
  return { csv, isHeading, table, match: table ? guessUses(table) : [] };
}

/**
 * The table that a text is, which somebody pastes from a spreadsheet; null for a menu in lines. @throws CsvProblem for a
 * table that cannot be read
 */
export function menuInText(text: string): CsvTable | null {
  const [first = ""] = text.replace(/^\ufeff/, "").split(/\r\n?|\n/, 1);
  const heads = splitCsv(first).rows[0]?.map((cell) => cell.trim()) ?? [];
  if (heads.length > 1 && isFirstRowHeading(heads) === true) return readCsv(text, MOST_DISHES);
  const { rows, separator, problem } = splitCsv(text);
  const isEven = rows.length > 1 && rows.every(({ length }) => length === rows[0]?.length && length > 1);
  // Commas also stand between the foods of a line, and a bar after a dish's name.
  const isTable = problem === null && isEven && (separator === "\t" || separator === ";");
  return isTable ? readCsv(text, MOST_DISHES) : null;
}

const ONCE: readonly MenuUse[] = ["name"];

/** Only one column names the dishes: another that did is asked about again. */
export const withUse = (match: MenuMatch, at: number, use: MenuUse | null): MenuMatch =>
  match.map((each, index) => (index === at ? use : use && each === use && ONCE.includes(use) ? null : each));

/** True if a person need not be asked: the headings name a use for each column, and each is read. */
export const isPlain = ({ csv, table, match }: MenuFile): boolean =>
  table !== null &&
  isHeadingOf(csv) === true &&
  unknownCodes(table, match).length === 0 &&
  undecided(table, match).length === 0 &&
  [...leftOut(table, match), ...onlyDenied(table, match)].length === 0 &&
  menuProblem(table, match) === null;
