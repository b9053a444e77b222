import { type Legend, readCodes } from "./allergen-legend";
import { columnName, type MenuMatch, type MenuTable, type MenuUse } from "./menu-uses";

const NOT_READ: readonly (MenuUse | null)[] = ["section", "price", "left_out"];

const columnsWith = (table: MenuTable, match: MenuMatch, isMeant: (use: MenuUse | null) => boolean): string[] =>
  match.flatMap((use, at) => (isMeant(use) ? [columnName(table.headings[at], at)] : []));

/** The columns whose texts do not reach the dishes. */
export const leftOut = (table: MenuTable, match: MenuMatch): string[] =>
  columnsWith(table, match, (use) => NOT_READ.includes(use));

/** The columns of which only a "no" reaches the dishes. */
export const onlyDenied = (table: MenuTable, match: MenuMatch): string[] =>
  columnsWith(table, match, (use) => use === "free_from");

/** The columns about which nobody has decided. */
export const undecided = (table: MenuTable, match: MenuMatch): string[] =>
  columnsWith(table, match, (use) => use === null);

/** The codes of the menu that its legend does not explain: dishes with them are unknown. */
export function unknownCodes({ rows, legend }: MenuTable, match: MenuMatch): string[] {
  const places = match.flatMap((use, at) => (use === "contains" || use === "may_contain" ? [at] : []));
  const cells = rows.flatMap((row) => places.map((at) => row[at] ?? ""));
  return [...new Set(cells.flatMap((cell) => readCodes(cell, legend)?.unknown ?? []))];
}

const meant = (legend: Legend, isMeant: (value: string | null) => boolean): string[] =>
  [...legend].flatMap(([code, value]) => (isMeant(value) ? (value === null ? code : `${code} ${value}`) : []));

/** What is read by the menu's legend, and what is not. */
function legendInWords(table: MenuTable, match: MenuMatch): string[] {
  const [read, claims] = [
    meant(table.legend, (value) => value !== null),
    meant(table.legend, (value) => value === null),
  ];
  const unknown = unknownCodes(table, match);
  return [
    ...(read.length > 0 ? [`Codes are read by the legend: ${read.join(", ")}.`] : []),
    ...(claims.length > 0
      ? [`${quoted(claims)} ${claims.length === 1 ? "is a claim" : "are claims"} and not read.`]
      : []),
    ...(unknown.length > 0 ? [`The legend does not have ${quoted(unknown)}: such a dish is unknown.`] : []),
  ];
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(", ");

/** Names every column that is left out or counts only in part. */
export function leftOutInWords(table: MenuTable, match: MenuMatch): string {
  const [left, denied] = [leftOut(table, match), onlyDenied(table, match)];
  const sentences = [
    ...(left.length > 0 ? [`Left out: ${quoted(left)}.`] : []),
    ...(denied.length > 0
      ? [`${quoted(denied)} only ${denied.length === 1 ? "counts" : "count"} where a cell says no.`]
      : []),
    ...legendInWords(table, match),
  ];
  const isAll = left.length === 0 && denied.length === 0;
  return [...(isAll ? ["Every column is used."] : []), ...sentences].join(" ");
}

/** What a person must still say about the columns; null if nothing. */
export function questionAbout(table: MenuTable, match: MenuMatch): string | null {
  const open = undecided(table, match);
  return open.length > 0 ? `Say what ${quoted(open)} ${open.length === 1 ? "holds" : "hold"}, or leave it out.` : null;
}
