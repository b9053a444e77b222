import type { PageTree } from "./dishes-of-page";

/** An element of a parsed page, whatever parsed it. */
export type MarkupElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupElement | string)[];
};

/** As the widget reads texts (sdk/widget/src/texts.ts): these neither end a word nor a line, and these are not read. */
const INLINE = /^(?:a|abbr|b|bd[io]|cite|del|dfn|em|font|i|ins|mark|q|s|small|span|strong|su[bp]|u|wbr)$/;
const UNSEEN = /^(?:script|style|template|noscript|textarea|select|button|svg|head|title|forkprint-.+)$/;

export const isUnseen = ({ tag }: MarkupElement): boolean => UNSEEN.test(tag);
const isElement = (node: MarkupElement | string): node is MarkupElement => typeof node !== "string";

/**
 * The text of an element on one line, with a comma between blocks, without the part that is left out. `clean`: of a text
 * as it is written, which may hold entities.
 */
export function lineWithout(
  element: MarkupElement,
  without: MarkupElement | null,
  clean: (text: string) => string,
): string {
  /** Words without white space around them, and what stands between two of them. */
  const parts: string[] = [];
  let isBroken = false;
  let isSpaced = false;
  const visit = (node: MarkupElement | string): void => {
    if (!isElement(node)) {
      const words = clean(node.replace(/\s+/g, " ")).trim();
      isSpaced ||= /^\s/.test(node);
      if (words === "") return;
      const last = parts.at(-1);
      if (last !== undefined) parts.push(isBroken ? (/[,;.:]$/.test(last) ? " " : ", ") : isSpaced ? " " : "");
      parts.push(words);
      isBroken = false;
      isSpaced = /\s$/.test(node);
      return;
    }
    if (node === without || isUnseen(node)) return;
    const isBlock = !INLINE.test(node.tag);
    isBroken ||= isBlock;
    node.children.forEach(visit);
    isBroken ||= isBlock;
  };
  element.children.forEach(visit);
  return parts.join("");
}

/** A parsed page as the reader of dishes sees it. */
export function treeOfMarkup<E extends MarkupElement>(clean: (text: string) => string): PageTree<E> {
  const texts = new Map<E, string>();
  return {
    tag: ({ tag }) => tag,
    attribute: ({ attributes }, name) => attributes[name] ?? "",
    children: ({ children }) => children.filter((child): child is E => isElement(child) && !isUnseen(child)),
    text: (element) => {
      const known = texts.get(element) ?? lineWithout(element, null, clean);
      texts.set(element, known);
      return known;
    },
    hasWords: ({ children }) => children.some((child) => !isElement(child) && child.trim() !== ""),
  };
}
