import type { HtmlElement } from "../html/html-tree";
import { namesFood } from "./food-words";
import type { RowIndex } from "./row-index";
import { isTool } from "./tools";

/** Rows of lists inside a run that only name kitchen tools. */
export function listsOfTools(index: RowIndex, from: number, to: number): ReadonlySet<number> {
  const left = new Set<number>();
  for (const rows of listsIn(index, from, to)) {
    const isOfTools = rows.every((i) => isTool(index.rows[i]?.text ?? ""));
    if (isOfTools && rows.length < to - from) for (const i of rows) left.add(i);
  }
  return left;
}

/** How many rows of a method must look like steps before the lists between them count as what single steps need. */
const MOSTLY = 3;

/**
 * Rows of lists between the sentences of a method: the food and the tools for one step. They are no steps, and the
 * recipe's own list usually contains the food as well. A method that is itself one list contains no such lists.
 */
export function listsAtSteps(index: RowIndex, from: number, to: number): ReadonlySet<number> {
  const left = new Set<number>();
  let steps = 0;
  for (let i = from; i < to; i++) if (index.isLine(i) && index.stepLikenessOf(i) >= 0.5) steps++;
  if (steps < MOSTLY) return left;
  for (const rows of listsIn(index, from, to)) {
    const isWhatItTakes = rows.every((i) => isFood(index, i) || isTool(index.rows[i]?.text ?? ""));
    const hasAmount = rows.some((i) => index.ingredientLikenessOf(i) >= 0.85 || isTool(index.rows[i]?.text ?? ""));
    if (isWhatItTakes && hasAmount) for (const i of rows) left.add(i);
  }
  return left;
}

const isFood = (index: RowIndex, row: number): boolean =>
  index.stepLikenessOf(row) < 0.3 && index.ingredientLikenessOf(row) >= 0.35;

/** The rows of each list, grouped by the list's element. */
function listsIn(index: RowIndex, from: number, to: number): number[][] {
  const lists = new Map<HtmlElement, number[]>();
  for (let i = from; i < to; i++) {
    const row = index.rows[i];
    const list = row?.isListItem ? row.element.parent : null;
    if (!list || !index.isLine(i)) continue;
    const rows = lists.get(list);
    if (rows) rows.push(i);
    else lists.set(list, [i]);
  }
  return [...lists.values()];
}

const TOOLS =
  /equipment|\btools?\b|utensils|(?:kitchen|cook)ware|zubehör|geräte|utensilien|keukengerei|kookgerei|keukenspullen|ustensiles|matériel|utensilios|utensílios|utensili|attrezz|redskap|utstyr|udstyr|sprzęt|pomůcky|pomôcky|eszközök|εξοπλισμ|σκεύη|道具|工具/iu;

/** The share of a list below such a heading that may be named like food: a baking pan, an egg timer. */
const FEW = 0.4;

/** Whether a heading announces tools, and the lines below it are some. */
export function headsTools({ rows, sections }: RowIndex, heading: number): boolean {
  if (!TOOLS.test(rows[heading]?.text ?? "")) return false;
  let end = heading + 1;
  while (end < rows.length && !sections[end] && rows[end]?.headingLevel === 0) end++;
  const lines = rows.slice(heading + 1, end).map(({ text }) => text);
  const foods = lines.filter((line) => !isTool(line) && namesFood(line)).length;
  return lines.some((line) => isTool(line)) && foods <= lines.length * FEW;
}
