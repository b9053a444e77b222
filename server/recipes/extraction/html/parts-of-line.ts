import { type HtmlElement, isElement } from "./html-tree";

const AMOUNT =
  /^\s*(?:(?:ca\.?|about|etwa)\s*)?[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛\s.,/⁄–-]*(?:(?:e|y|et|og|och|en|und|and)\s+[\d½¼¾⅓⅔⅛][\d\s/⁄]*)?(?:\p{L}{1,12}\.?\s*)?$/u;
const LETTER = /\p{L}/u;
const MAX_PARTS = 6;

/**
 * Whether an element contains the parts of an ingredient line in separate elements, without spaces in the source:
 * `<span>2</span><span>cups</span><span>flour</span>`. The page's style separates them; without it they would run
 * together.
 */
export function hasPartsOfLine({ children }: HtmlElement): boolean {
  if (children.length < 2 || children.length > MAX_PARTS * 2) return false;
  const [first, ...others] = children.filter(isElement);
  if (!first || others.length === 0 || others.length >= MAX_PARTS || first.tag === "sup") return false;
  if (children.some((child) => !isElement(child) && LETTER.test(child))) return false;
  return others.every(({ tag }) => tag !== "sup" && tag !== "sub") && AMOUNT.test(shortText(first));
}

/** The text of a small element; "" for one with nested elements. */
const shortText = ({ children }: HtmlElement): string =>
  children
    .map((child) => {
      if (!isElement(child)) return child;
      return child.children.length === 1 && !isElement(child.children[0] ?? "") ? String(child.children[0]) : "#";
    })
    .join("");
