import { decodeEntities, tidy } from "../clean-text";
import { pushTo } from "../group-by";
import { isForScreenReaders, isStyledAway } from "../html/element-text";
import { BLOCK_TAGS, type HtmlElement, type HtmlNode, isElement } from "../html/html-tree";
import { hasPartsOfLine } from "../html/parts-of-line";
import { isAmountAlone } from "./amount-first";
import { textOfControl } from "./controls";
import { ingredientLikeness, stepLikeness } from "./line-shape";
import type { HeadingLook } from "./other-headings";
import { withoutShares } from "./share-of-flour";

/**
 * A line of the page as a reader sees it: a list item, a paragraph or its part up to a line break, a table row, a
 * heading, or one of several similar boxes in a grid.
 */
export interface Row {
  text: string;
  /** The element that contains the text. */
  element: HtmlElement;
  /**
   * 1 to 6 for headings; 7 for a line that is bold as a whole; 0 for plain text and for headings that are really lines.
   */
  headingLevel: number;
  /** The share of the text that is inside links, from 0 to 1. */
  linkShare: number;
  isListItem: boolean;
  /** The place in document order, comparable with the indexes of elements; it never decreases from row to row. */
  position: number;
}

/** An item of a list that is bold as a whole stands there like the other items. */
export function lookOf({ headingLevel, isListItem }: Row): HeadingLook {
  if (headingLevel === 0 || (headingLevel === 7 && isListItem)) return "plain";
  return headingLevel === 7 ? "bold" : "ranked";
}

const MAX_ROWS = 12_000;
const SKIPPED = new Set("head script style nav option textarea input label-hidden dialog iframe".split(" "));
const SPACED = new Set(["td", "th", "img", "dd", "dt"]);
const BOLD = new Set(["b", "strong", "u"]);
/** How many pieces of text before a button say what its line is about. */
const NEAR = 12;
/** The longest text of a grid's box that still counts as one row. */
const MAX_BOX_LENGTH = 400;
/** The longest text of a term or a definition that still counts as half of a pair. */
const MAX_PAIR_LENGTH = 60;

/**
 * The rows inside an element (or the whole page), in reading order. Linear; at most 12,000 rows. `isUnfolded`: includes
 * what an inline style hides, as if every tab were open.
 */
export function readRows(within: HtmlElement, isUnfolded = false): Row[] {
  return new RowReader(isUnfolded).read(within);
}

class RowReader {
  private readonly rows: Row[] = [];
  private parts: string[] = [];
  private boldLength = 0;
  private linkLength = 0;
  private linkDepth = 0;
  private length = 0;
  private position = 0;

  constructor(private readonly isUnfolded: boolean) {}

  read(within: HtmlElement): Row[] {
    this.visitBlock(within);
    return this.rows;
  }

  private visitBlock(element: HtmlElement): void {
    if (this.rows.length >= MAX_ROWS) return;
    this.position = Math.max(this.position, element.index);
    if (isOneRow(element)) {
      this.addInline(withoutShareCells(element), false, true);
      this.flush(element);
      return;
    }
    if (element.tag === "dl" && isListOfPairs(element)) {
      this.visitPairs(element);
      return;
    }
    const before = this.rows.length;
    const boxes = alikeChildren(element);
    for (const child of element.children) {
      if (isElement(child) && boxes?.has(child) && !this.isUnread(child)) {
        this.flush(element);
        this.position = Math.max(this.position, child.index);
        if (!this.addControl(child, false, child)) this.addInline(child, false, true);
        this.flush(child);
        this.position = Math.max(this.position, child.end - 0.25);
      } else this.visitChild(child, element, false);
    }
    this.flush(element);
    if (HEADING.test(element.tag)) this.demoteLines(before);
  }

  /** Makes one row of each term and its definition: "plums", "500 g". */
  private visitPairs(list: HtmlElement): void {
    for (const child of list.children) {
      if (!isElement(child)) continue;
      if (child.tag === "dt") this.position = Math.max(this.position, child.index);
      this.addInline(child, false, true);
      if (child.tag === "dd") this.flush(child);
    }
    this.flush(list);
  }

  /** A heading of three or more lines is really text in a large font. */
  private demoteLines(before: number): void {
    if (this.rows.length - before < 3) return;
    for (const row of this.rows.slice(before)) row.headingLevel = 0;
  }

  private visitChild(child: HtmlNode, block: HtmlElement, isBold: boolean): void {
    if (!isElement(child)) {
      this.addText(child, isBold, block);
      return;
    }
    if (this.isUnread(child) || this.addControl(child, isBold, block)) return;
    if (child.tag === "br") this.flush(block);
    else if (BLOCK_TAGS.has(child.tag) || (block.tag === "tr" && SPACED.has(child.tag) && child.tag !== "img")) {
      this.flush(block);
      this.visitBlock(child);
      // Text of the parent between the end of a child and the next element belongs to no child.
      this.position = Math.max(this.position, child.end - 0.25);
    } else if (child.hasBlocks) {
      if (child.tag === "a") this.linkDepth++;
      for (const inner of child.children) this.visitChild(inner, block, isBold || BOLD.has(child.tag));
      if (child.tag === "a") this.linkDepth--;
    } else this.addInline(child, isBold || BOLD.has(child.tag), false, block);
  }

  /** Adds all text of the element to the current row. Line breaks end the row, unless the element is always one row. */
  private addInline(element: HtmlElement, isBold: boolean, isWhole: boolean, block: HtmlElement = element): void {
    const isSpaced = SPACED.has(element.tag) || (isWhole && BLOCK_TAGS.has(element.tag));
    // "1<sup>1</sup>/<sub>2</sub>" means one and a half, not eleven halves.
    const isFraction =
      element.tag === "sup" && /^\d+$/.test(String(element.children[0])) && /\d$/.test(this.parts.at(-1) ?? "");
    if (isSpaced || isFraction) this.parts.push(" ");
    if (element.tag === "a") this.linkDepth++;
    const areApart = hasPartsOfLine(element);
    for (const child of element.children) {
      if (areApart && isElement(child)) this.parts.push(" ");
      if (!isElement(child)) this.addText(child, isBold, element);
      else if (this.isUnread(child) || this.addControl(child, isBold, element)) continue;
      else if (child.tag === "br") {
        if (isWhole) this.parts.push(" ");
        else this.flush(block);
      } else this.addInline(child, isBold || BOLD.has(child.tag), isWhole, block);
    }
    if (element.tag === "a") this.linkDepth--;
    if (isSpaced) this.parts.push(" ");
  }

  /** Adds what a button or a list of choices says of food. @returns false for any other element */
  private addControl(element: HtmlElement, isBold: boolean, block: HtmlElement): boolean {
    const text = textOfControl(element, this.parts.slice(-NEAR).join(""));
    if (text) this.addText(` ${text} `, isBold, block);
    return text !== null;
  }

  private addText(raw: string, isBold: boolean, block: HtmlElement): void {
    if (block.tag === "pre" && raw.includes("\n")) {
      for (const line of raw.split("\n")) {
        this.addText(line, isBold, block);
        this.flush(block);
      }
      return;
    }
    this.parts.push(raw.includes("\n") ? raw.replace(/[\r\n]+/g, " ") : raw);
    const length = raw.trim().length;
    this.length += length;
    if (isBold) this.boldLength += length;
    if (this.linkDepth > 0) this.linkLength += length;
  }

  private isUnread(element: HtmlElement): boolean {
    if (SKIPPED.has(element.tag) || isForScreenReaders(element)) return true;
    return !this.isUnfolded && isStyledAway(element);
  }

  private flush(element: HtmlElement): void {
    const isBold = this.length > 0 && this.boldLength >= this.length * 0.95;
    const linkShare = this.length > 0 ? Math.min(1, this.linkLength / this.length) : 0;
    const raw = this.length > 0 ? this.parts.join("") : "";
    this.parts = [];
    this.length = 0;
    this.boldLength = 0;
    this.linkLength = 0;
    if (raw === "") return;
    const text = withoutBullet(tidy(decodeEntities(raw)));
    if (text === "") return;
    this.rows.push({
      text,
      element,
      headingLevel: headingLevelOf(element, text, isBold),
      linkShare,
      isListItem: element.tag === "li" || element.tag === "tr" || element.tag === "dd",
      position: this.position,
    });
  }
}

const HEADING = /^h[1-6]$/;
const BULLET = /^(?:[•·◦‣▪▫●○■□▢☐☑✓✔❏❑❒➤►▸*]|[-–—](?=\s))\s*/u;

/** Removes bullets and checkboxes that are written as text. */
export const withoutBullet = (text: string): string => text.replace(BULLET, "").replace(BULLET, "");

/** The heading level of an element. A heading with an amount of food, or with a sentence, is a line in a large font. */
function headingLevelOf(element: HtmlElement, text: string, isBold: boolean): number {
  const level = headingOf(element) || (isBold && text.length <= 100 ? 7 : 0);
  if (level === 0) return 0;
  if (ingredientLikeness(text) >= 0.75) return 0;
  return text.length > 80 && stepLikeness(text) >= 0.6 ? 0 : level;
}

function headingOf(element: HtmlElement): number {
  for (let at: HtmlElement | null = element, up = 0; at && up < 4; at = at.parent, up++) {
    if (HEADING.test(at.tag)) return Number(at.tag[1]);
    if (at.tag === "legend" || at.tag === "caption") return 6;
  }
  return 0;
}

const BREAKERS_OF_TABLE_ROW = new Set(["li", "tr", "p", "h2", "h3", "h4"]);
const BREAKERS_OF_LIST_ITEM = new Set(["li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** True for a list item or table row without lists, headings or several paragraphs inside. */
function isOneRow(element: HtmlElement): boolean {
  if (element.tag === "tr") return !containsTag(element, BREAKERS_OF_TABLE_ROW, 2) && !isFrame(element);
  if (element.tag !== "li") return false;
  return !containsTag(element, BREAKERS_OF_LIST_ITEM, 1);
}

const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const LINE_BREAKS = new Set(["br"]);

/** True for a table row that frames a part of the page: it contains a heading and lines below it, or many lines. */
const isFrame = (row: HtmlElement): boolean =>
  containsTag(row, LINE_BREAKS, containsTag(row, HEADINGS, 1) ? 1 : LINES_OF_FRAME);

const LINES_OF_FRAME = 4;

/** The row of a table without the cells that state a share of the flour beside an amount. */
function withoutShareCells(row: HtmlElement): HtmlElement {
  if (row.tag !== "tr") return row;
  const cells = row.children.filter(isElement);
  if (cells.length < 3) return row;
  const texts = cells.map((cell) => tidy(decodeEntities(plainTextOf(cell))));
  const kept = withoutShares(texts);
  if (kept.length === texts.length) return row;
  return { ...row, children: cells.filter((_, i) => kept.includes(texts[i] ?? "")) };
}

const plainTextOf = (element: HtmlElement): string =>
  element.children.map((child) => (isElement(child) ? plainTextOf(child) : child)).join("");

/** True if a definition list has at least two terms, each with one short definition. */
function isListOfPairs(list: HtmlElement): boolean {
  const items = list.children.filter(isElement);
  return (
    items.length >= 4 &&
    items.length % 2 === 0 &&
    items.every((item, i) => item.tag === (i % 2 === 0 ? "dt" : "dd") && shortTextLength(item) <= MAX_PAIR_LENGTH)
  );
}

function containsTag(element: HtmlElement, tags: ReadonlySet<string>, atLeast: number): boolean {
  return countTags(element, tags, atLeast) >= atLeast;
}

/** How many elements with these names are inside, counted up to `limit`. */
function countTags(element: HtmlElement, tags: ReadonlySet<string>, limit: number): number {
  if (element.end === element.index + 1) return 0;
  let found = 0;
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (tags.has(child.tag)) found++;
    if (found < limit) found += countTags(child, tags, limit - found);
    if (found >= limit) break;
  }
  return found;
}

/**
 * The boxes of a grid, each of which is read as one row: two or more children with the same tag and class that contain
 * short text in several pieces (an amount here, a food there).
 */
function alikeChildren(element: HtmlElement): ReadonlySet<HtmlElement> | null {
  if (element.children.length < 2 || element.tag === "#root") return null;
  let candidates = 0;
  for (const child of element.children) if (isElement(child) && BOX_TAGS.has(child.tag)) candidates++;
  if (candidates < 2) return null;
  const isProse = element.children.some((child) => !isElement(child) && WORD.test(child));
  const groups = new Map<string, HtmlElement[]>();
  for (const child of element.children) {
    // Links and spans between words are parts of a sentence.
    if (!isElement(child) || !BOX_TAGS.has(child.tag) || (isProse && child.tag !== "div")) continue;
    const signature = `${child.tag}.${child.attributes.class ?? ""}`;
    pushTo(groups, signature, child);
  }
  const boxes = new Set<HtmlElement>();
  for (const group of groups.values()) {
    if (element.tag === "body" && !group.every(isAmountAndFood)) continue;
    if (group.length >= 2 && group.every(isBox)) for (const box of group) boxes.add(box);
  }
  return boxes.size > 0 ? boxes : null;
}

const WORD = /\p{L}{2}|\p{Script=Han}/u;
const BOX_TAGS = new Set(["div", "span", "a", "label", "button"]);
const BOX_BREAKERS = new Set("li tr p h1 h2 h3 h4 h5 h6 br ul ol table section article".split(" "));

function isBox(element: HtmlElement): boolean {
  if (element.end - element.index > 14) return false;
  return !containsTag(element, BOX_BREAKERS, 2) && shortTextLength(element) <= MAX_BOX_LENGTH;
}

/** Boxes that stand in the page itself may be anything, so they are rows only with an amount in one half at most. */
function isAmountAndFood(box: HtmlElement): boolean {
  const cells = box.children.filter((child) => (isElement(child) ? shortTextLength(child) : child.trim().length) > 0);
  if (cells.length > 2 || cells.length === 0) return false;
  const amounts = cells.filter((cell) => isElement(cell) && isAmountAlone(tidy(decodeEntities(plainTextOf(cell)))));
  return amounts.length === cells.length - 1;
}

function shortTextLength(element: HtmlElement): number {
  return element.children.reduce(
    (sum, child) => sum + (isElement(child) ? shortTextLength(child) : child.trim().length),
    0,
  );
}
