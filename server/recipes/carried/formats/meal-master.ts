import { BEGINS_MEAL_MASTER } from "../../extraction/split-text";
import { parseYield } from "../../extraction/yield";
import type { CarriedIngredient, CarriedStep } from "../carried-recipe";
import { type CarriedDraft, readBlock, readWords } from "../draft";

const END = /^(?:MMMMM|-{5})\s*$/;
const SECTION = /^(?:M{5}|-{5})-*([^-].*?)-*\s*$/;
const FIELD = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i;

/** The recipes of a Meal-Master file, in its order. */
export function readMealMaster(text: string): CarriedDraft[] {
  const recipes: string[][] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (BEGINS_MEAL_MASTER.test(line)) recipes.push([]);
    else recipes.at(-1)?.push(line);
  }
  return recipes.map(readOne);
}

function readOne(lines: readonly string[]): CarriedDraft {
  const end = lines.findIndex((line) => END.test(line));
  const own = end === -1 ? lines : lines.slice(0, end);
  const fields = new Map<string, string>();
  let at = 0;
  for (; at < own.length; at++) {
    const [, name = "", value = ""] = FIELD.exec(own[at] ?? "") ?? [];
    if (name !== "") fields.set(name.toLowerCase(), value.trim());
    else if ((own[at] ?? "").trim() !== "") break;
  }
  const { ingredients, rest } = readIngredients(own.slice(at));
  const makes = fields.get("yield") ?? fields.get("servings") ?? "";
  return {
    title: fields.get("title") ?? "",
    categories: (fields.get("categories") ?? "").split(",").flatMap((word) => word.trim() || []),
    servings: parseYield(makes)?.count ?? null,
    yieldText: makes,
    ingredients,
    instructions: readSteps(rest),
  };
}

/** Columns 1 to 7 hold the amount, 9 and 10 the unit, and the food begins in 12. A second list may begin in 41. */
const FOOD_AT = 11;
const SECOND_AT = 40;
const AMOUNT = /^[\s\d./¼½¾⅓⅔⅛-]{7} [\p{L} ]{2} \S/u;
const CONTINUED = /^\s{11}-+\s*\S/;

const isFood = (line: string): boolean => AMOUNT.test(line) || CONTINUED.test(line);

type Foods = { readonly ingredients: CarriedIngredient[]; readonly rest: string[] };

/** Reads the list: its first line is a food, and it ends at the first text that is none. */
function readIngredients(lines: readonly string[]): Foods {
  const ingredients: CarriedIngredient[] = [];
  let group: string | null = null;
  let at = 0;
  let block: string[] = [];
  const close = () => {
    ingredients.push(...foodsOf(block, group));
    block = [];
  };
  for (; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const section = SECTION.exec(line)?.[1]?.trim();
    if (isFood(line)) block.push(line);
    else if (section) {
      close();
      group = section;
    } else if (line.trim() !== "") break;
  }
  close();
  return { ingredients, rest: lines.slice(at) };
}

/** The second column begins in 41, or where a program that counted otherwise put an amount with a unit that is known. */
function columnsOf(line: string): [string, string] {
  const second = line.slice(SECOND_AT);
  if (isFood(second)) return [line.slice(0, SECOND_AT), second];
  const [, left = "", amount = "", unit = "", food = ""] = MOVED.exec(line) ?? [];
  if (food === "" || !(Object.hasOwn(UNITS, unit.trim()) || unit.trim() === "")) return [line, ""];
  return [left, `${amount.trim().padStart(7)} ${unit.padEnd(2)} ${food}`];
}

const MOVED = /^(.{12,44}?\S)\s{2,}((?:\d+\s)?\d+(?:\/\d+)?|[½¼¾⅓⅔⅛])\s([\p{L} ]{1,2})\s{1,2}(\p{L}.*)$/u;

/** The left column of a block first, then the right one. A line that begins with a hyphen continues the one above. */
function foodsOf(block: readonly string[], group: string | null): CarriedIngredient[] {
  const cells = block.map(columnsOf);
  const texts: string[] = [];
  for (const column of [0, 1])
    for (const [left = "", right = ""] of cells) {
      const cell = column === 0 ? left : right;
      if (cell.trim() === "") continue;
      if (CONTINUED.test(cell)) texts.push(`${texts.pop() ?? ""} ${cell.trim().replace(/^-+\s*/, "")}`.trim());
      else texts.push(`${wordsOf(cell)} ${cell.slice(FOOD_AT).trim()}`.trim());
    }
  return texts.map((text) => readWords(text, group));
}

/** Meal-Master's units of two letters that no reader of lines knows, in words. */
const UNITS: Readonly<Record<string, string>> = {
  x: "",
  sm: "small",
  md: "medium",
  lg: "large",
  cn: "can",
  pk: "package",
  pn: "pinch",
  dr: "drop",
  ds: "dash",
  ct: "carton",
  bn: "bunch",
  sl: "slice",
  ea: "",
  t: "teaspoon",
  ts: "teaspoon",
  T: "tablespoon",
  tb: "tablespoon",
  fl: "fl oz",
  c: "cup",
  pt: "pint",
  qt: "quart",
  ga: "gallon",
  oz: "oz",
  lb: "lb",
  ml: "ml",
  cb: "ml",
  cl: "cl",
  dl: "dl",
  l: "l",
  mg: "mg",
  cg: "cg",
  dg: "dg",
  g: "g",
  kg: "kg",
};

function wordsOf(cell: string): string {
  const amount = cell.slice(0, 7).trim();
  const code = cell.slice(8, 10).trim();
  return `${amount} ${UNITS[code] ?? UNITS[code.toLowerCase()] ?? code}`.trim();
}

/** Paragraphs are the steps; their lines were broken at a width. */
function readSteps(lines: readonly string[]): CarriedStep[] {
  let group: string | null = null;
  const steps: CarriedStep[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) steps.push(...readBlock(open.join(" ")).map(({ text }) => ({ text, group })));
    open = [];
  };
  for (const line of lines) {
    const section = SECTION.exec(line)?.[1]?.trim();
    if (line.trim() === "" || section) close();
    if (section) group = section;
    else if (line.trim() !== "") open.push(line.trim());
  }
  close();
  return steps;
}
