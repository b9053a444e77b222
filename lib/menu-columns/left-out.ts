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

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(", ");

/** Names every column that is left out or counts only in part. */
export function leftOutInWords(table: MenuTable, match: MenuMatch): string {
  const [left, denied] = [leftOut(table, match), onlyDenied(table, match)];
  const sentences = [
    ...(left.length > 0 ? [`Left out: ${quoted(left)}.`] : []),
    ...(denied.length > 0
      ? [`${quoted(denied)} only ${denied.length === 1 ? "counts" : "count"} where a cell says no.`]
      : []),
  ];
  return sentences.join(" ") || "Every column is used.";
}

/** What a person must still say about the columns; null if nothing. */
export function questionAbout(table: MenuTable, match: MenuMatch): string | null {
  const open = undecided(table, match);
  return open.length > 0 ? `Say what ${quoted(open)} ${open.length === 1 ? "holds" : "hold"}, or leave it out.` : null;
}
