import { type MarkupElement, treeOfMarkup } from "./element-line";

/** A line of a page's outline: an element with words of its own, as somebody reads the page. */
export type OutlineRow = { element: MarkupElement; text: string; rank: "heading" | "strong" | "text"; depth: number };

const MOST_TEXT = 160;
const DEEPEST = 6;

/** The lines of a page in their order. The strong words at the beginning of a line are a line of their own. */
export function outlineRows(root: MarkupElement): OutlineRow[] {
  const tree = treeOfMarkup<MarkupElement>((text) => text.trim());
  const rows: OutlineRow[] = [];
  const add = (element: MarkupElement, depth: number) => {
    const text = tree.text(element).slice(0, MOST_TEXT);
    const rank = /^h[1-6]$/.test(element.tag)
      ? "heading"
      : /^(?:strong|b|dt|th)$/.test(element.tag)
        ? "strong"
        : "text";
    if (text !== "") rows.push({ element, text, rank, depth: Math.min(depth, DEEPEST) });
  };
  const visit = (element: MarkupElement, depth: number): void => {
    if (tree.hasWords(element)) {
      const lead = tree.children(element).find(({ tag }) => /^(?:strong|b)$/.test(tag));
      if (lead && tree.text(element) !== tree.text(lead)) add(lead, depth);
      add(element, depth);
      return;
    }
    const children = tree.children(element);
    for (const child of children) visit(child, children.length > 1 ? depth + 1 : depth);
  };
  visit(root, -1);
  return rows;
}
