import type { MarkupElement } from "../menus/element-line";

/** A node of a page in the order of the page: an element, or a text (without `tag`). `parent`: its place in the list. */
export type OutlineNode = { parent: number; tag: string; id: string; classes: string; text: string };

/** `isCut`: the page has more than this. */
export type PageOutline = { nodes: OutlineNode[]; isCut: boolean };

type Growing = { tag: string; attributes: Record<string, string>; children: (Growing | string)[] };

/** The elements of an outline as a tree, below a page of its own. */
export function outlineTree(nodes: readonly OutlineNode[]): MarkupElement {
  const root: Growing = { tag: "html", attributes: {}, children: [] };
  const made = new Map<number, Growing>();
  nodes.forEach(({ parent, tag, id, classes, text }, at) => {
    const holder = made.get(parent) ?? root;
    if (tag === "") {
      holder.children.push(text);
      return;
    }
    const attributes = { ...(id && { id }), ...(classes && { class: classes }) };
    const element: Growing = { tag, attributes, children: [] };
    made.set(at, element);
    holder.children.push(element);
  });
  return root;
}
