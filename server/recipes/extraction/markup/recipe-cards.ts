import { contains, type HtmlElement } from "../html/html-tree";
import type { Row } from "./rows";
import type { SectionKind } from "./section-words";

/** The farthest that the heading of the method stands below the heading of the ingredients, in rows. */
const MAX_DISTANCE = 80;
const MAX_PAIRS = 60;

/**
 * Boxes of a page that hold a list of ingredients and a method, each with its heading, where the text around them
 * has such headings as well: the recipe's own card at the end of an article that tells how it was made.
 */
export function cardsOf(rows: readonly Row[], sections: readonly (SectionKind | null)[]): HtmlElement[] {
  const boxes = new Set<HtmlElement>();
  let heading = -1;
  for (let i = 0; i < rows.length && boxes.size < MAX_PAIRS; i++) {
    if (sections[i] === "ingredients") heading = i;
    else if (sections[i] === "steps" && heading >= 0 && i - heading <= MAX_DISTANCE) {
      const box = commonAncestor(rows[heading]?.element, rows[i]?.element);
      if (box) boxes.add(box);
      heading = -1;
    }
  }
  const all = [...boxes];
  return all.filter((box) => all.some((outer) => contains(outer, box) && articleOf(outer) === articleOf(box)));
}

/** The article that the element stands in, or is. A card in another article is another dish. */
export function articleOf(element: HtmlElement | undefined): HtmlElement | null {
  for (let at = element ?? null; at; at = at.parent) if (at.tag === "article") return at;
  return null;
}

function commonAncestor(one: HtmlElement | undefined, other: HtmlElement | undefined): HtmlElement | null {
  if (!one || !other) return null;
  let at: HtmlElement | null = one;
  while (at && at !== other && !contains(at, other)) at = at.parent;
  return at;
}
