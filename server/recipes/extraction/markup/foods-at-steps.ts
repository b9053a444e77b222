import { pushTo } from "../group-by";
import { lineOf } from "../html/element-text";
import { BLOCK_TAGS, type HtmlElement, isElement } from "../html/html-tree";
import { ingredientLikeness } from "./line-shape";
import type { Row } from "./rows";

/**
 * The share of the boxes of the same structure that must contain food with amounts, so that all of them count as boxes
 * of food.
 */
const MOST = 0.6;
const MAX_LENGTH = 500;
/** Separates the foods of "2 eggs, 1/2 cup milk"; the comma of "1,5 kg" does not. */
const BETWEEN_FOODS = /[,;]\s*(?=[\d½¼¾⅓⅔⅛~(]|\p{L})/u;

/**
 * The texts of steps without the foods that a card repeats below each step in a box: "Whisk the eggs." with "2 eggs,
 * 1/2 cup milk" below it. Only food that the ingredient list names is removed.
 */
export function withoutFoodsAtSteps(rows: readonly Row[], foods: string): ReadonlyMap<Row, string> {
  const boxes = rows.flatMap((row) => lastBox(row) ?? []);
  const shapes = new Map<string, Box[]>();
  for (const box of boxes) pushTo(shapes, box.shape, box);
  const texts = new Map<Row, string>();
  for (const alike of shapes.values()) {
    const listed = alike.filter(({ text }) => isListOfFoods(text)).length;
    if (listed === 0 || listed < alike.length * MOST) continue;
    for (const { row, before, text } of alike) if (namesOnly(text, foods)) texts.set(row, before);
  }
  return texts;
}

interface Box {
  row: Row;
  shape: string;
  text: string;
  /** The row's text above the box. */
  before: string;
}

/**
 * The deepest nesting that is followed. Pages nest the text of a step in few boxes, but the text is measured in each of
 * them, and a hostile page nests hundreds.
 */
const MOST_NESTED = 20;

/** The last block inside the row's element, if other text of the row is above it. */
function lastBox(row: Row): Box | null {
  let element = row.element;
  for (let depth = 0; depth < MOST_NESTED; depth++) {
    const parts = element.children.filter((child) => (isElement(child) ? lineOf(child) : child.trim()) !== "");
    const last = parts.at(-1);
    if (!last || !isElement(last) || !BLOCK_TAGS.has(last.tag)) return null;
    if (parts.length > 1) {
      const text = lineOf(last);
      const before = text.length <= MAX_LENGTH ? withoutEnd(row.text, text) : null;
      return before ? { row, text, before, shape: shapeOf(last) } : null;
    }
    element = last;
  }
  return null;
}

/**
 * The text without its end; null if it has another end. Spaces are ignored, because elements are joined with different
 * ones.
 */
function withoutEnd(text: string, end: string): string | null {
  let at = text.length;
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i] === " ") continue;
    while (at > 0 && text[at - 1] === " ") at--;
    if (at === 0 || text[at - 1] !== end[i]) return null;
    at--;
  }
  return text.slice(0, at).trim() || null;
}

const shapeOf = ({ tag, attributes }: HtmlElement): string =>
  `${tag}.${attributes.class?.trim().split(/\s+/)[0] ?? ""}`;

const foodsIn = (text: string): string[] => text.split(BETWEEN_FOODS).filter((food) => food.trim() !== "");

/** True if the text begins with an amount and gives no instruction. */
const isListOfFoods = (text: string): boolean =>
  !/[.!?]$/.test(text) && foodsIn(text).some((food) => ingredientLikeness(food.trim()) >= 0.75);

/** True if every longer word occurs in the ingredient list. */
const namesOnly = (text: string, foods: string): boolean =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) => foods.includes(word));
