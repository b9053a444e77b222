import { type HtmlElement, isElement } from "../html/html-tree";
import { shapeOf } from "../markup/end-of-frame";
import type { RowIndex } from "../markup/row-index";
import type { PageLine } from "../recipe";
import { loose, matchRows } from "./match-rows";

/** How certainly a row must look like a step before it is added to the structured steps. */
const IS_STEP = 0.5;

/**
 * Completes the steps of structured data with those that follow in the page's own list, because templates truncate
 * their data, and half a method is useless. Only if every known step is in one list of the page, or in boxes of one kind.
 */
export function alignSteps(known: readonly PageLine[], index: RowIndex): PageLine[] {
  const matches = known.length < 2 ? null : matchRows(known, index);
  if (!matches || matches.matched < known.length) return [...known];
  const last = matches.rowOf.at(-1) ?? -1;
  const list = index.rows[last]?.element.parent ?? null;
  const box = boxOf(index.rows[last]?.element);
  const isInList = (row: number): boolean => {
    const { element, isListItem } = index.rows[row] ?? {};
    if (box !== null) return boxOf(element) === box;
    return list !== null && isListItem === true && element?.parent === list;
  };
  if (!matches.rowOf.every(isInList) || Math.max(...matches.rowOf) !== last) return [...known];
  const stepsText = known.map(({ text }) => loose(text)).join(" ");
  const further: PageLine[] = [];
  for (let row = last + 1; isInList(row) && index.sections[row] === null && !index.isUnrelated(row); row++) {
    const text = index.rows[row]?.text ?? "";
    if (index.stepLikenessOf(row) < IS_STEP) break;
    if (!stepsText.includes(loose(text))) further.push({ text, group: known.at(-1)?.group ?? null });
  }
  return [...known, ...further];
}

/**
 * Names the box of a step that is no list item: `<div class="step"><p>…`. Null for a plain paragraph, because the next one
 * may be a remark.
 */
function boxOf(element: HtmlElement | undefined): string | null {
  if (!element || element.tag === "li" || element.tag === "tr") return null;
  const parent = element.parent;
  const isAlone = parent !== null && parent.children.filter(isElement).length <= MOST_PARTS && parent.attributes.class;
  return element.attributes.class || isAlone ? shapeOf(element) : null;
}

/** A picture, a number and a text stand in the box of a step. */
const MOST_PARTS = 3;
