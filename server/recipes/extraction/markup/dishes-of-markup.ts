import { dishesOfPage } from "@/lib/menus/dishes-of-page";
import { lineWithout, treeOfMarkup } from "@/lib/menus/element-line";
import { tidyRaw } from "../html/element-text";
import type { HtmlElement, HtmlTree } from "../html/html-tree";

/** The dishes that the page's own elements show, by the reader that the widget uses on the page itself. */
export function dishesOfMarkup({ root }: Pick<HtmlTree, "root">): { name: string; description: string }[] {
  const tree = treeOfMarkup<HtmlElement>(tidyRaw);
  return dishesOfPage(root, tree).map(({ name, description }) => ({
    name: name ? tree.text(name) : "",
    description: description ? lineWithout(description, name, tidyRaw) : "",
  }));
}
