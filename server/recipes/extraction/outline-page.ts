import { isUnseen } from "@/lib/menus/element-line";
import type { OutlineNode, PageOutline } from "@/lib/page-checks/outline";
import { decodeEntities } from "./clean-text";
import { buildTree } from "./html/build-tree";
import { tidyRaw } from "./html/element-text";
import { type HtmlElement, isElement } from "./html/html-tree";

const MOST_NODES = 12_000;
const MOST_TEXT = 600;
const MOST_NAME = 200;

const keepNames = (name: string): string | undefined => (name === "id" || name === "class" ? name : undefined);

/**
 * What a page shows, harmless: the elements that hold words, each with its name, id and classes, and the words. No
 * address, no style, no script and no attribute besides. `isCut`: the page has more than this.
 */
export function outlinePage(html: string): PageOutline {
  const { root, elements } = buildTree(html, keepNames);
  const nodes: OutlineNode[] = [];
  let isCut = false;
  const worded = wordedOf(elements);
  const visit = (element: HtmlElement, parent: number): void => {
    for (const child of element.children) {
      if (nodes.length >= MOST_NODES) {
        isCut = true;
        return;
      }
      if (!isElement(child)) {
        if (child.trim() === "" && !child.includes(" ")) continue;
        // White space at the ends tells words apart.
        const words = tidyRaw(child).slice(0, MOST_TEXT);
        const text = `${/^\s/.test(child) ? " " : ""}${words}${words && /\s$/.test(child) ? " " : ""}`;
        if (text !== "") nodes.push({ parent, tag: "", id: "", classes: "", text });
        continue;
      }
      if (!worded.has(child)) continue;
      const { id = "", class: classes = "" } = child.attributes;
      const [first, second] = [id, classes].map((each) => decodeEntities(each).slice(0, MOST_NAME));
      nodes.push({ parent, tag: child.tag, id: first ?? "", classes: second ?? "", text: "" });
      visit(child, nodes.length - 1);
    }
  };
  visit(root, -1);
  return { nodes, isCut };
}

/** Elements that hold words which a guest sees, at any depth. */
function wordedOf(elements: readonly HtmlElement[]): ReadonlySet<HtmlElement> {
  const worded = new Set<HtmlElement>();
  for (let at = elements.length - 1; at >= 0; at--) {
    const element = elements[at] as HtmlElement;
    if (isUnseen(element)) continue;
    const has = (child: HtmlElement | string) => (isElement(child) ? worded.has(child) : child.trim() !== "");
    if (element.children.some(has)) worded.add(element);
  }
  return worded;
}
