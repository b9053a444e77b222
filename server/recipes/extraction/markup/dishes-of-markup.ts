import { dishesOfPage, type PageTree } from "@/lib/menus/dishes-of-page";
import { tidyRaw } from "../html/element-text";
import { type HtmlElement, type HtmlNode, type HtmlTree, isElement } from "../html/html-tree";

/** As the widget reads texts (sdk/widget/src/texts.ts): these neither end a word nor a line, and these are not read. */
const INLINE = /^(?:a|abbr|b|bd[io]|cite|del|dfn|em|font|i|ins|mark|q|s|small|span|strong|su[bp]|u|wbr)$/;
const UNSEEN = /^(?:script|style|template|noscript|textarea|select|button|svg|head|title)$/;

/** The text of an element on one line, with a comma between blocks, without the part that is left out. */
function lineWithout(element: HtmlElement, without: HtmlElement | null): string {
  /** Words without white space around them, and what stands between two of them. */
  const parts: string[] = [];
  let isBroken = false;
  let isSpaced = false;
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) {
      const words = tidyRaw(node.replace(/\s+/g, " ")).trim();
      isSpaced ||= /^\s/.test(node);
      if (words === "") return;
      const last = parts.at(-1);
      if (last !== undefined) parts.push(isBroken ? (/[,;.:]$/.test(last) ? " " : ", ") : isSpaced ? " " : "");
      parts.push(words);
      isBroken = false;
      isSpaced = /\s$/.test(node);
      return;
    }
    if (node === without || UNSEEN.test(node.tag)) return;
    const isBlock = !INLINE.test(node.tag);
    isBroken ||= isBlock;
    node.children.forEach(visit);
    isBroken ||= isBlock;
  };
  element.children.forEach(visit);
  return parts.join("");
}

/** The dishes that the page's own elements show, by the reader that the widget uses on the page itself. */
export function dishesOfMarkup({ root }: HtmlTree): { name: string; description: string }[] {
  const texts = new Map<HtmlElement, string>();
  const textOf = (element: HtmlElement): string => {
    const known = texts.get(element) ?? lineWithout(element, null);
    texts.set(element, known);
    return known;
  };
  const tree: PageTree<HtmlElement> = {
    tag: ({ tag }) => tag,
    attribute: ({ attributes }, name) => attributes[name] ?? "",
    children: ({ children }) => children.filter(isElement).filter(({ tag }) => !UNSEEN.test(tag)),
    text: textOf,
    hasWords: ({ children }) => children.some((child) => !isElement(child) && child.trim() !== ""),
  };
  return dishesOfPage(root, tree).map(({ name, description }) => ({
    name: name ? textOf(name) : "",
    description: description ? lineWithout(description, name) : "",
  }));
}
