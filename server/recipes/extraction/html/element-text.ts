import { cleanText, decodeEntities, tidy } from "../clean-text";
import { textOfControl } from "../markup/controls";
import { type HtmlElement, type HtmlNode, isElement } from "./html-tree";
import { hasPartsOfLine } from "./parts-of-line";

const HIDDEN_TAGS = new Set(["script", "style", "option", "input", "textarea", "label-hidden", "head"]);
const LINE_TAGS = new Set(
  "address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tr ul".split(
    " ",
  ),
);
const CELL_TAGS = new Set(["td", "th", "img"]);
/** The most raw text of one element; the rest is cut off. */
const MAX_RAW_LENGTH = 200_000;
const MAX_LINE_LENGTH = 20_000;
/** How many pieces of text before a button say what its line is about. */
const NEAR = 12;

/** The element's text in one piece, with its entities as written. Hidden controls are left out. */
export function textOf(element: HtmlElement): string {
  return rawText(element, " ");
}

/** One line of clean text. */
export const lineOf = (element: HtmlElement): string => tidyRaw(rawText(element, " ", MAX_LINE_LENGTH));

/** The element's lines of text, divided at blocks and line breaks. No line is empty. */
export function linesOf(element: HtmlElement): string[] {
  return rawText(element, "\n").split("\n").map(tidyRaw).filter(Boolean);
}

/** An attribute's value with entities decoded; null if it is absent or empty. */
export function attributeText(element: HtmlElement, name: string): string | null {
  const value = element.attributes[name];
  return value === undefined ? null : decodeEntities(value).trim() || null;
}

/** Clean text of a raw one, with its entities. */
export const tidyRaw = (raw: string): string =>
  raw.includes("&lt;") || raw.includes("&amp;lt;") ? cleanText(raw) : tidy(decodeEntities(raw));

/**
 * Text of the subtree with `lineBreak` at block boundaries. Line breaks of the source are spaces, except inside `pre`.
 */
function rawText(element: HtmlElement, lineBreak: string, maxLength = MAX_RAW_LENGTH): string {
  const parts: string[] = [];
  let length = 0;
  const visit = (node: HtmlNode, isPre: boolean): void => {
    if (length > maxLength) return;
    if (!isElement(node)) {
      const text = isPre ? node : node.replace(/[\r\n]+/g, " ");
      parts.push(text);
      length += text.length;
      return;
    }
    if (HIDDEN_TAGS.has(node.tag) || isHidden(node)) return;
    const control = textOfControl(node, parts.slice(-NEAR).join(""));
    if (control !== null) {
      parts.push(control === "" ? "" : ` ${control} `);
      return;
    }
    const separator = LINE_TAGS.has(node.tag) ? lineBreak : CELL_TAGS.has(node.tag) ? " " : "";
    if (separator) parts.push(separator);
    visitAll(node, isPre || node.tag === "pre");
    if (separator) parts.push(separator);
  };
  const visitAll = (parent: HtmlElement, isPre: boolean): void => {
    const areApart = hasPartsOfLine(parent);
    for (const child of parent.children) {
      if (areApart && isElement(child)) parts.push(" ");
      visit(child, isPre);
    }
  };
  visitAll(element, element.tag === "pre");
  return parts.join("");
}

/** Cheaply excludes most elements, because the check runs for every element of every page. */
const MAY_HIDE = /hidden|sr-only|screen-reader/;

/** True for text that an inline style hides, and for text that only screen readers read. */
export const isHidden = (element: HtmlElement): boolean => isStyledAway(element) || isForScreenReaders(element);

/** True for an element that is hidden until a script shows it, such as the second tab or a box that waits for data. */
export const isStyledAway = ({ attributes: { style } }: HtmlElement): boolean =>
  style !== undefined && /display\s*:\s*none/i.test(style);

export function isForScreenReaders({ attributes }: HtmlElement): boolean {
  const names = attributes.class;
  if (names === undefined || !MAY_HIDE.test(names)) return false;
  return /(?:^|\s)(?:sr-only|screen-reader-text|visually-hidden|visuallyhidden)(?:\s|$)/.test(names);
}
