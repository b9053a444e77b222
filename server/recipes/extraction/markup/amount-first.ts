import { lineOf } from "../html/element-text";
import { type HtmlElement, isElement } from "../html/html-tree";
import type { Row } from "./rows";
import { withoutShares } from "./share-of-flour";

/** An amount with its unit and a remark in brackets: "500 g", "½ krm", "4 kleine", "500 g (2 kostky)". */
const AMOUNT =
  /^(?:[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛\s.,/⁄–-]*)(?:\p{L}[\p{L}.]{0,15}(?: \p{L}[\p{L}.]{0,11}){0,2})?(?:\s?\([^()]{1,25}\))?$/u;
export const isAmountAlone = (text: string): boolean => AMOUNT.test(text);

const MAX_DEPTH = 4;
const MOST_CELLS = 4;
/** In Chinese and Japanese the amount stands behind the food. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Puts the amount before the food if the page shows the food in one element and its amount in the next one, as lists in
 * two columns do. "Flour: 200 g" stays as it is.
 */
export function amountFirst({ element, text }: Row): string {
  const cells = cellsOf(element);
  if (cells.length < 2 || cells.length > MOST_CELLS) return text;
  const [food = "", amount = "", ...further] = withoutShares(cells.map(lineOf));
  const isPair = further.length === 0 && `${food}${amount}`.replace(/\s/g, "") === text.replace(/\s/g, "");
  return isPair && !/^[\d½¼¾⅓⅔⅛]|:$/.test(food) && !UNSPACED.test(food) && AMOUNT.test(amount)
    ? `${amount} ${food}`
    : text;
}

/** The elements that contain the row's text side by side, inside any wrappers that contain nothing else. */
function cellsOf(element: HtmlElement, depth = 0): HtmlElement[] {
  const filled = element.children.filter((child) => (isElement(child) ? lineOf(child) : child.trim()) !== "");
  const cells = filled.filter(isElement);
  if (cells.length !== filled.length) return [];
  const [only] = cells;
  return cells.length === 1 && only && depth < MAX_DEPTH ? cellsOf(only, depth + 1) : cells;
}
