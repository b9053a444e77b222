/**
 * A light, read-only tree of a page. Texts are kept as written, with their entities, because most of a page is never
 * read. `index` is the element's place in document order; its descendants are the elements with an index in (index,
 * end).
 */
export interface HtmlElement {
  tag: string;
  /** Only the attributes of a fixed list: names in lower case, values as written. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  parent: HtmlElement | null;
  index: number;
  end: number;
  /** True if the element contains, at any depth, an element that begins a new line. */
  hasBlocks: boolean;
}

/** Elements that begin and end a line. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody tfoot thead tr ul #root".split(
    " ",
  ),
);

export type HtmlNode = HtmlElement | string;

export interface HtmlTree {
  root: HtmlElement;
  /** All elements in document order; elements[i].index === i. */
  elements: HtmlElement[];
  /** Values of attributes that carry data for the browser, as written. */
  data: string[];
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";

export const contains = (outer: HtmlElement, inner: HtmlElement): boolean =>
  outer.index < inner.index && inner.index < outer.end;

/** The elements inside `within`, in document order. */
export function* descendants(tree: HtmlTree, within: HtmlElement): Generator<HtmlElement> {
  for (let i = within.index + 1; i < within.end; i++) {
    const element = tree.elements[i];
    if (element) yield element;
  }
}
