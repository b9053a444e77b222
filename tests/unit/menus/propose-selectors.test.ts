import { describe, expect, it } from "vitest";
import type { MarkupElement } from "@/lib/menus/element-line";
import { proposeSelectors } from "@/lib/menus/propose-selectors";
import { outlineTree } from "@/lib/page-checks/outline";
import { outlinePage } from "@/server/recipes/extraction/outline-page";
import { PICK_CASES } from "../../cases/page-checks/picks";

const find = (element: MarkupElement, words: string): MarkupElement | undefined => {
  for (const child of element.children) {
    if (typeof child === "string") {
      if (child.trim() === words) return element;
      continue;
    }
    const found = find(child, words);
    if (found) return found;
  }
  return undefined;
};

describe("one dish that is clicked", () => {
  it.each(PICK_CASES)("names all dishes of its kind, with every word: $page", ({ html, click, dishes }) => {
    const root = outlineTree(outlinePage(`<!doctype html><html><body>${html}</body></html>`).nodes);
    const clicked = find(root, click);
    expect(clicked).toBeDefined();
    const [first] = proposeSelectors(root, clicked as MarkupElement);
    const read = first?.dishes.map(({ name, description }, at) => [
      name,
      dishes[at]?.[1] === null ? null : description,
    ]);
    expect([first, read]).toEqual([first, dishes]);
  });

  it("reads a line of allergens below the description, which no selector names", () => {
    const card = (name: string, rest: string) => `<div class="card"><h3>${name}</h3><p>${rest}</p></div>`;
    const html = `<main>${card("Soup", "Tomato")}${card("Tartare", "Beef</p><p class='note'>Contains: egg, mustard")}</main>`;
    const root = outlineTree(outlinePage(html).nodes);
    const [first] = proposeSelectors(root, find(root, "Soup") as MarkupElement);
    expect(first).toMatchObject({ items: ".card", name: "h3", description: "" });
    expect(first?.dishes[1]?.description).toBe("Beef, Contains: egg, mustard");
  });
});
