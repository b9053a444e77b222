import type { HtmlElement } from "../html/html-tree";
import type { Row } from "./rows";

/** The number of levels above a row at which two unrelated boxes of a page have a common element. */
const FAR = 3;
/** The least number of lines in a frame that belongs to the method. */
const MIN_LINES = 2;

/**
 * Where the rows leave the box that contains the method, for another one of a different structure: an advert, a note to
 * the reader, a form for the newsletter. Boxes of single steps have the same structure as each other, and a further
 * part of the method has a heading.
 */
export function endOfFrame(rows: readonly Row[], { from, to }: { from: number; to: number }): number {
  const inFrame = new Set<HtmlElement>();
  const shapes = new Set<string>();
  let lines = 0;
  for (let i = from; i < to; i++) {
    const row = rows[i];
    if (!row) break;
    const isRanked = row.headingLevel > 0 && row.headingLevel < 7;
    if (lines >= MIN_LINES && !isRanked && isElsewhere(row.element, inFrame) && !shapes.has(shapeOf(row.element))) {
      const goesOn = rows.slice(i, to).some((later) => shapes.has(shapeOf(later.element)) || isHeading(later));
      if (!goesOn) return i;
    }
    for (let at: HtmlElement | null = row.element; at && !inFrame.has(at); at = at.parent) inFrame.add(at);
    shapes.add(shapeOf(row.element));
    if (!isRanked) lines++;
  }
  return to;
}

const isHeading = ({ headingLevel }: Row): boolean => headingLevel > 0 && headingLevel < 7;

/** True if the nearest element that also contains rows of the frame is many levels above. */
function isElsewhere(element: HtmlElement, inFrame: ReadonlySet<HtmlElement>): boolean {
  let at: HtmlElement | null = element;
  for (let up = 0; up < FAR; up++) {
    if (!at || inFrame.has(at)) return false;
    at = at.parent;
  }
  return true;
}

/** Describes an element and its parent by tag and first class, which the steps of one method have in common. */
export const shapeOf = (element: HtmlElement): string =>
  `${nameOf(element)} ${element.parent ? nameOf(element.parent) : ""}`;

const nameOf = ({ tag, attributes }: HtmlElement): string => `${tag}.${attributes.class?.trim().split(/\s+/)[0] ?? ""}`;
