import { contains, type HtmlElement } from "../html/html-tree";
import type { Row } from "./rows";
import type { SectionKind } from "./section-words";

/** How many rows the heading of the method may be below the heading of the ingredients. */
const MAX_DISTANCE = 80;
const MAX_PAIRS = 60;

/**
 * The page's recipe cards: boxes with a list of ingredients and a method, each with its heading, on a page that has
 * such headings outside the boxes too. The text around a card is an article about the recipe.
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

/** The article that contains the element, or is the element. A card in another article is another dish. */
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
