import type { CsvTable } from "@/lib/csv/read-csv";
import { type Legend, withoutLegend } from "./allergen-legend";

/**
 * What a column of a menu is used for. `allergen`: its heading names allergens, and its cells mark the dishes that hold
 * them. `free_from`: it says what dishes are free from, which is never taken as said; only a "no" counts.
 */
export const MENU_USES = [
  "name",
  "description",
  "ingredients",
  "contains",
  "may_contain",
  "allergen",
  "free_from",
  "section",
  "price",
  "left_out",
] as const;
export type MenuUse = (typeof MENU_USES)[number];

/** The use of each column; null: nobody has decided yet. */
export type MenuMatch = readonly (MenuUse | null)[];

export type MenuTable = {
  /** Empty texts if the first row is a dish. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** What the codes in its cells stand for. */
  legend: Legend;
};

export function menuTable(given: CsvTable, isHeading: boolean): MenuTable {
  const { csv, legend } = withoutLegend(given);
  const { headers, rows } = csv;
  return isHeading
    ? { headings: headers, rows, legend }
    : { headings: headers.map(() => ""), rows: [headers, ...rows], legend };
}

/** What a column is called on the screen. */
export const columnName = (heading: string | undefined, at: number): string => heading || `column ${at + 1}`;

export const cellsOf = ({ rows }: MenuTable, at: number): string[] =>
  rows.map((cells) => (cells[at] ?? "").trim()).filter((cell) => cell !== "");
