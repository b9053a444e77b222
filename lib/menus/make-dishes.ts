import { MOST_DISHES } from "@/lib/csv/file-limits";
import type { MenuBody } from "@/lib/schemas/venue-menu";
import { type Legend, readCodes, takeCodes } from "./allergen-legend";
import { areCrossesMarks, isNo, markOf } from "./cell-marks";
import { cellsOf, type MenuMatch, type MenuTable, type MenuUse } from "./menu-uses";
import { readHeading } from "./read-heading";

type Dish = MenuBody["dishes"][number];

/** What the engine reads as unknown: something is in the dish, but nobody says what. */
const UNNAMED = "allergens that are not named";

const TEXT_USES: readonly (MenuUse | null)[] = ["description", "ingredients"];
/** The uses whose texts reach the dishes. */
const READ_USES: readonly (MenuUse | null)[] = [...TEXT_USES, "contains", "may_contain", "allergen"];

/** The dishes of a table, each with everything that the used columns say of it. */
export function makeDishes(table: MenuTable, match: MenuMatch): Dish[] {
  const name = match.indexOf("name");
  const saidOf = describer(table, match);
  return table.rows.flatMap((cells) => {
    const called = onOneLine(cells[name] ?? "");
    const { text, named } = takeCodes(called, table.legend);
    return called === "" ? [] : [{ name: text || called, description: saidOf(cells, named) }];
  });
}

/** Why the dishes cannot be made, in a sentence; null if they can. */
export function menuProblem(table: MenuTable, match: MenuMatch): string | null {
  const name = match.indexOf("name");
  if (name === -1) return "Say which column names the dishes.";
  const nameless = table.rows.findIndex(
    (cells) =>
      onOneLine(cells[name] ?? "") === "" &&
      cells.some((cell, at) => READ_USES.includes(match[at] ?? null) && cell.trim()),
  );
  if (nameless !== -1) return `Row ${nameless + 1} says what is in a dish, but names none: put its name into the file.`;
  return table.rows.length > MOST_DISHES ? `At most ${MOST_DISHES} dishes: this file has ${table.rows.length}.` : null;
}

/** `named`: the allergens that codes beside the dish's name stand for. */
type Describe = (cells: readonly string[], named: readonly string[]) => string;

function describer(table: MenuTable, match: MenuMatch): Describe {
  const columns = match.flatMap((use, at) => (use ? [{ use, at, ...asAllergen(table.headings[at] ?? "") }] : []));
  const marks = columns.filter(({ use }) => use === "allergen");
  const isCrossMark = areCrossesMarks(marks.flatMap(({ at }) => cellsOf(table, at)));
  return (cells, named) => {
    const said: Said = { texts: [], contains: [...named], mayContain: [], denied: [] };
    for (const column of columns) {
      const { use, at, claims } = column;
      const cell = onOneLine(cells[at] ?? "");
      if (TEXT_USES.includes(use)) sayText(said, cell, table.legend);
      if (use === "contains") sayList(said.contains, cell, isCrossMark, table.legend);
      if (use === "may_contain") sayList(said.mayContain, cell, isCrossMark, table.legend);
      if (use === "free_from" && isNo(cell)) said.denied.push(...claims);
      if (use === "allergen") sayMark(said, cell, column, isCrossMark);
    }
    return inWords(said);
  };
}

function asAllergen(heading: string): Allergen & { claims: string[] } {
  const { allergens, isMaybe, claims } = readHeading(heading);
  return { named: allergens.join(", ") || onOneLine(heading) || UNNAMED, isMaybe, claims };
}

/** A column whose cells mark what its heading names, in the heading's own words if they are no known allergen. */
type Allergen = { named: string; isMaybe: boolean };
type Said = { texts: string[]; contains: string[]; mayContain: string[]; denied: string[] };

function sayText(said: Said, cell: string, legend: Legend): void {
  const { text, named } = takeCodes(cell, legend);
  if (text) said.texts.push(text);
  said.contains.push(...named);
}

function sayList(list: string[], cell: string, isCrossMark: boolean, legend: Legend): void {
  const codes = readCodes(cell, legend);
  if (codes) {
    list.push(...codes.named, ...codes.unknown.map(() => UNNAMED));
    return;
  }
  const mark = markOf(cell, isCrossMark);
  if (mark !== "nothing") list.push(mark === "yes" || mark === "maybe" ? UNNAMED : cell);
}

function sayMark(said: Said, cell: string, { named, isMaybe }: Allergen, isCrossMark: boolean): void {
  const mark = markOf(cell, isCrossMark);
  if (mark === "nothing") return;
  const isCertain = !isMaybe && mark !== "maybe" && mark !== "doubt";
  const list = isCertain ? said.contains : said.mayContain;
  list.push(mark === "words" || mark === "doubt" ? `${named}, ${cell}` : named);
}

/** Says in words what the codes of a dish stand for: "Schnitzel (A, C)" contains gluten and egg. */
export function withCodesInWords({ name, description }: Dish, legend: Legend): Dish {
  if (legend.size === 0) return { name, description };
  const called = takeCodes(name, legend);
  const said: Said = { texts: [], contains: [...called.named], mayContain: [], denied: [] };
  sayText(said, description, legend);
  return { name: called.text || name, description: inWords(said) };
}

function inWords({ texts, contains, mayContain, denied }: Said): string {
  const sentences = [
    ...texts,
    ...(contains.length > 0 ? [`Contains: ${unlike(contains)}`] : []),
    ...(mayContain.length > 0 ? [`May contain: ${unlike(mayContain)}`] : []),
    ...denied.map((claim) => `Not ${claim}`),
  ];
  if (sentences.length === 1 && texts.length === 1) return texts[0] ?? "";
  return sentences
    .map((sentence) => sentence.replace(/[.;,\s]+$/, ""))
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** Two columns, or a column and the codes beside the name, often say the same. */
const unlike = (named: readonly string[]): string => [...new Set(named)].join(", ");

/** A line below another is something else, not the rest of its words. */
const onOneLine = (text: string): string =>
  text
    .split(/[\r\n\t\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(", ");
