import { CsvProblem } from "../../../../lib/csv/csv-problem";
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
  | "prep"
  | "cook"
  | "total"
  | "url"
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
  servings: /^(?:servings?|serves|yields?|portions?|portionen|personen)$/,
  prep: /^(?:prep|prep ?time|preparation time|vorbereitung|vorbereitungszeit)$/,
  cook: /^(?:cook|cook(?:ing)? ?time|kochzeit|garzeit|backzeit)$/,
  total: /^(?:time|total ?time|duration|dauer|gesamtzeit|zeit)$/,
  url: /^(?:url|link|source|source ?url|website|quelle)$/,
  category: /^(?:categor(?:y|ies)|course|kategorien?|gang)$/,
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
  const isNamed = TABLE_NAME.test(fileName);
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  if (!isNamed && !/[,;\t|].*[,;\t|]/.test(first)) return null;
  try {
    const table = readCsv(text, mostRows);
    const columns = table.headers.map(columnOf);
    if (!columns.includes("title") || !columns.includes("ingredients")) return isNamed ? { reason: NO_COLUMNS } : null;
    const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at);
    if (twice !== undefined) return { reason: "Two of its columns name the same part of a recipe." };
    return { drafts: table.rows.map((cells) => draftOf(table, columns, cells)) };
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return isNamed ? { reason: `${error.message}.`.replace(/\.\.$/, ".") } : null;
  }
}

function draftOf(
  { headers }: CsvTable,
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): CarriedDraft {
  const of = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? "";
  const unknown = headers.filter((_, at) => columns[at] === undefined && (cells[at] ?? "").trim() !== "");
  const rating = Number(of("rating"));
  return {
    title: of("title"),
    description: of("description"),
    categories: wordsOf(of("category")),
    cuisines: wordsOf(of("cuisine")),
    tags: wordsOf(of("tags")),
    servings: parseYield(of("servings"))?.count ?? null,
    yieldText: of("servings"),
    prepMinutes: parseMinutes(of("prep")),
    cookMinutes: parseMinutes(of("cook")),
    totalMinutes: parseMinutes(of("total")),
    sourceUrl: /^https?:/i.test(of("url")) ? of("url") : null,
    ingredients: foodsOf(of("ingredients")),
    instructions: readBlock(linesOf(of("steps"), /\s*[|]\s*/).join("\n")),
    rating: of("rating") !== "" && Number.isFinite(rating) ? rating : null,
    notes: [of("notes")],
    leftOut: unknown.map((heading) => `column “${heading}”`),
  };
}

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
