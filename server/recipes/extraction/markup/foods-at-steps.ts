import { pushTo } from "../group-by";
import { lineOf } from "../html/element-text";
import { BLOCK_TAGS, type HtmlElement, isElement } from "../html/html-tree";
import { ingredientLikeness } from "./line-shape";
import type { Row } from "./rows";

/** So many of the boxes that are built alike must hold food with amounts for all of them to be such boxes. */
const MOST = 0.6;
const MAX_LENGTH = 500;
/** Where "2 eggs, 1/2 cup milk" is divided: "1,5 kg" is one food. */
const BETWEEN_FOODS = /[,;]\s*(?=[\d½¼¾⅓⅔⅛~(]|\p{L})/u;

/**
 * The texts of steps without the foods that a card repeats below each step, in a box of its own: "Whisk the eggs."
 * with "2 eggs, 1/2 cup milk" below. Only food that the ingredient list names is left out.
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
  /** What the row says above the box. */
  before: string;
}

/** A page nests the text of a step in few boxes. The text is measured in each, so a hostile page nests it in hundreds. */
const MOST_NESTED = 20;

/** The last block inside the row's element that stands below other text of it. */
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

/** The text without its end, null where it ends otherwise. Spaces differ by the way that elements are joined. */
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

/** It begins with an amount, and tells nobody to do anything. */
const isListOfFoods = (text: string): boolean =>
  !/[.!?]$/.test(text) && foodsIn(text).some((food) => ingredientLikeness(food.trim()) >= 0.75);

/** Every longer word is one of the ingredient list. */
const namesOnly = (text: string, foods: string): boolean =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) => foods.includes(word));
