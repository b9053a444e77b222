import { CsvProblem } from "../../../../lib/csv/csv-problem";
import { splitCsv } from "../../../../lib/csv/find-separator";
import { type CsvTable, readCsv } from "../../../../lib/csv/read-csv";
import { parseMinutes } from "../../extraction/duration";
import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient } from "../carried-recipe";
import { type CarriedDraft, readBlock, readWords } from "../draft";

type Column =
  | "title"
  | "ingredients"
  | "steps"
  | "description"
  | "servings"
  | "yield"
  | "prep"
  | "cook"
  | "total"
  | "url"
  | "source"
  | "category"
  | "cuisine"
  | "tags"
  | "notes"
  | "rating";

/** How spreadsheets of recipes head their columns. */
const HEADINGS: Readonly<Record<Column, RegExp>> = {
  title: /^(?:title|name|recipe|recipe ?(?:name|title)|dish|titel|rezept|rezeptname|gericht|nom|titre)$/,
  ingredients: /^(?:ingredients?|ingredient list|zutaten|zutatenliste|ingrédients|ingredientes|ingredienti)$/,
  steps:
    /^(?:instructions?|directions?|method|steps?|preparation|zubereitung|anleitung|schritte|préparation|étapes|preparación|preparazione)$/,
  description: /^(?:description|summary|beschreibung)$/,
  servings: /^(?:servings?|serves|serving size|portions?|portionen|personen|personnes|porciones|porzioni)$/,
  yield: /^(?:yields?|makes|quantity|ergibt|menge)$/,
  prep: /^(?:prep|prep ?time|preparation ?time|vorbereitung|vorbereitungszeit)$/,
  cook: /^(?:cook|cook(?:ing)? ?time|kochzeit|garzeit|backzeit)$/,
  total: /^(?:time|total ?time|duration|dauer|gesamtzeit|zeit)$/,
  url: /^(?:url|link|source ?url|original ?url|recipe ?url|website|web ?site|webseite)$/,
  source: /^(?:source|quelle|recipe ?source|author|autor)$/,
  category: /^(?:categor(?:y|ies)|courses?|kategorien?|gang)$/,
  cuisine: /^(?:cuisine|küche)$/,
  tags: /^(?:tags?|keywords?|stichworte|schlagworte)$/,
  notes: /^(?:notes?|comments?|notizen|hinweise)$/,
  rating: /^(?:rating|stars|bewertung|sterne)$/,
};

const bare = (heading: string): string => heading.toLowerCase().replace(/[_-]+/g, " ").trim();
const columnOf = (heading: string): Column | undefined =>
  (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].test(bare(heading)));

/** What a table holds, or why it is none of recipes. */
export type TableReading = { readonly drafts: readonly CarriedDraft[] } | { readonly reason: string };

const TABLE_NAME = /\.(?:csv|tsv)$/i;
const NO_COLUMNS = "It is a table, but no column is named as the recipe's name and no other as its ingredients.";

/**
 * The recipes of a table, one a row, read by the names of its columns. Null for a text that is no table of recipes. A
 * column that we do not know is named for each recipe that has something in it.
 */
export function readRecipeTable(text: string, fileName: string, mostRows: number): TableReading | null {
  if (!TABLE_NAME.test(fileName) && !isTable(text)) return null;
  try {
    const table = readCsv(text, mostRows);
    const columns = table.headers.map(columnOf);
    if (!isOfRecipes(columns)) return { reason: NO_COLUMNS };
    const twice = columns.find((column, at) => isOfFood(column) && columns.indexOf(column) !== at);
    if (twice !== undefined) return { reason: "Two of its columns name the same part of a recipe." };
    return { drafts: table.rows.map((cells) => draftOf(table, columns, cells)) };
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return { reason: `${error.message}.`.replace(/\.\.$/, ".") };
  }
}

/** A second column of these could hold the other half of a recipe. */
const isOfFood = (column: Column | undefined): boolean =>
  column === "title" || column === "ingredients" || column === "steps";

const isOfRecipes = (columns: readonly (Column | undefined)[]): boolean =>
  columns.includes("title") && columns.includes("ingredients");

const LONGEST_HEADING = 40;
const isHeading = (cell: string): boolean =>
  /^\p{L}/u.test(cell) && cell.length <= LONGEST_HEADING && !/\d/.test(cell) && !/[.!?]$/.test(cell);

/**
 * Whether a text without the name of a table is one: its first line heads recipes, or every row has a cell for each of
 * its headings. Lines of a recipe have commas too, but not the same number in each.
 */
function isTable(text: string): boolean {
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  if (!/[,;\t|]/.test(first)) return false;
  const [head = []] = splitCsv(first).rows;
  if (isOfRecipes(head.map((cell) => columnOf(cell.trim())))) return true;
  const { rows, problem, separator } = splitCsv(text);
  const [cells = [], ...others] = rows;
  const isEven = others.length > 0 && others.every((row) => row.length === cells.length);
  if (separator === null || problem !== null || !isEven || !cells.every((cell) => isHeading(cell.trim()))) return false;
  return cells.length > 2 || (cells.length === 2 && cells.every((cell) => columnOf(cell.trim()) !== undefined));
}

function draftOf(
  { headers }: CsvTable,
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): CarriedDraft {
  const of = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? "";
  const makes = of("servings") || of("yield");
  const unread = [...headers.keys()].filter((at) => {
    const column = columns[at];
    const isSecond = column !== undefined && columns.indexOf(column) !== at;
    return (column === undefined || isSecond) && (cells[at] ?? "").trim() !== "";
  });
  // A date, a number, an address or a yes names no food.
  const unknown = unread.filter((at) => !SAYS_NO_FOOD.test(cells[at]?.trim() ?? ""));
  const rating = Number(of("rating"));
  return {
    title: of("title"),
    description: of("description"),
    categories: wordsOf(of("category")),
    cuisines: wordsOf(of("cuisine")),
    tags: wordsOf(of("tags")),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    prepMinutes: parseMinutes(of("prep")),
    cookMinutes: parseMinutes(of("cook")),
    totalMinutes: parseMinutes(of("total")),
    sourceUrl: [of("url"), of("source")].find((text) => /^https?:/i.test(text)) ?? null,
    ingredients: foodsOf(of("ingredients")),
    instructions: readBlock(linesOf(of("steps"), /\s*[|]\s*/).join("\n")),
    rating: of("rating") !== "" && Number.isFinite(rating) ? rating : null,
    notes: [of("notes")],
    leftOut: unread.map((at) => `column “${headers[at]}”`),
    linesLeftOut: unknown.map((at) => ({ text: `${headers[at]}: ${cells[at]?.trim()}`, why: "column" })),
  };
}

const SAYS_NO_FOOD = /^(?:[\d\s.,:/+TZ%-]+|true|false|yes|no|https?:\/\/\S+|file:\S+|[\p{L}]{2}(?:-[\p{L}]{2})?)$/iu;

const wordsOf = (cell: string): string[] => cell.split(/[,;|]/).flatMap((word) => word.trim() || []);

const foodsOf = (cell: string): CarriedIngredient[] =>
  readBlock(linesOf(cell, /\s*[;|•]\s*|,\s*(?=[\d½¼¾⅓⅔⅛])/).join("\n")).map(({ text, group }) =>
    readWords(text, group),
  );

/** The entries of a cell: its lines, a list as JSON, or the parts between these marks. */
function linesOf(cell: string, marks: RegExp): string[] {
  if (/^\[[\s\S]*\]$/.test(cell)) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list) && list.every((each) => typeof each === "string")) return list;
    } catch {
      // It is read as a text below.
    }
  }
  return /[\r\n]/.test(cell) ? cell.split(/\r\n?|\n/) : cell.split(marks);
}
