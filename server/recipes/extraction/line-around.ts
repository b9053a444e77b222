import { isHidden, lineOf } from "./html/element-text";
import { BLOCK_TAGS, type HtmlElement, type HtmlNode, isElement } from "./html/html-tree";
import { textOfControl } from "./markup/controls";
import { stepLikeness } from "./markup/line-shape";
import { sectionOf } from "./markup/section-words";

/** A piece of a line: the text of a marked element, or other text. */
interface Piece {
  text: string;
  mark: HtmlElement | null;
}

/** A longer line is a paragraph that mentions food. */
const MAX_LINE = 200;
const SAYS_SOMETHING = /\p{L}{2}|\d/u;
const BETWEEN = /^[\s,;:.·•|–—-]+|[\s,;:·•|–—-]+$/gu;

/**
 * The lines in which marked words stand: some pages mark the food alone ("1 can <a class="ingredient">beans</a>, drained"),
 * and without the rest of its line the amount is lost, or a second food. `marks`: inline elements of one block.
 */
export function linesAround(block: HtmlElement, marks: ReadonlySet<HtmlElement>): Map<HtmlElement, string> {
  const texts = new Map<HtmlElement, string>();
  for (const line of piecesOf(block, marks)) {
    const marked = line.filter(({ mark }) => mark !== null);
    const whole = line.map(({ text }) => text).join("");
    const outside = line
      .filter(({ mark }) => mark === null)
      .map(({ text }) => text)
      .join(" ");
    const isPlain = !SAYS_SOMETHING.test(outside) || whole.length > MAX_LINE || stepLikeness(whole.trim()) >= 0.6;
    for (const { mark, text } of isPlain ? marked : withWordsBetween(line)) if (mark) texts.set(mark, tidied(text));
  }
  return texts;
}

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([,.;])/g, "$1")
    .replace(BETWEEN, "");

/** Gives every mark the text before it, and the last one the text after it too. */
function withWordsBetween(line: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  let before = "";
  for (const { text, mark } of line) {
    if (mark === null) before += text;
    else {
      whole.push({ mark, text: `${withoutHeading(before)}${text}` });
      before = "";
    }
  }
  const last = whole.at(-1);
  if (last) last.text += before;
  return whole;
}

/** "Ingredients: 1 can" without the heading. */
function withoutHeading(text: string): string {
  const colon = text.indexOf(":");
  return colon >= 0 && sectionOf(text.slice(0, colon)) !== null ? text.slice(colon + 1) : text;
}

/** The block's own lines, divided at line breaks and at blocks inside it. */
function piecesOf(block: HtmlElement, marks: ReadonlySet<HtmlElement>): Piece[][] {
  const lines: Piece[][] = [[]];
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) lines.at(-1)?.push({ text: node.replace(/\s+/g, " "), mark: null });
    else if (marks.has(node)) lines.at(-1)?.push({ text: lineOf(node), mark: node });
    else if (node.tag === "br" || BLOCK_TAGS.has(node.tag)) lines.push([]);
    else if (!isHidden(node)) {
      const control = textOfControl(node, "");
      if (control === null) node.children.forEach(visit);
      else lines.at(-1)?.push({ text: control, mark: null });
    }
  };
  block.children.forEach(visit);
  return lines;
}

/** The block whose line an inline element stands in; null for a block, and where it stands in none. */
export function blockAround(element: HtmlElement): HtmlElement | null {
  if (element.hasBlocks || BLOCK_TAGS.has(element.tag) || element.tag === "td" || element.tag === "th") return null;
  let at = element.parent;
  while (at && !BLOCK_TAGS.has(at.tag) && at.tag !== "td" && at.tag !== "th") at = at.parent;
  return at && at.tag !== "body" && at.tag !== "#root" ? at : null;
}
