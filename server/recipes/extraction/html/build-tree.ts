import { BLOCK_TAGS, type HtmlElement, type HtmlTree } from "./html-tree";
import { scanTags, type TagSink } from "./scan-tags";

/**
 * Elements that are nested deeper become siblings of the deepest one, so that lines stay apart. Real pages have fewer
 * than 100 levels.
 */
const MAX_DEPTH = 400;
const MAX_ELEMENTS = 400_000;

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements before which an open paragraph ends. */
const BLOCK = new Set(
  "address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);
/** An opening tag closes an open element of these names, searched upwards until one of the barriers. */
const IMPLIED_END: Readonly<Record<string, { closes: Set<string>; barriers: Set<string> }>> = {
  li: { closes: new Set(["li"]), barriers: new Set(["ul", "ol", "menu", "table"]) },
  dt: { closes: new Set(["dt", "dd"]), barriers: new Set(["dl", "table"]) },
  dd: { closes: new Set(["dt", "dd"]), barriers: new Set(["dl", "table"]) },
  tr: { closes: new Set(["tr"]), barriers: new Set(["table"]) },
  td: { closes: new Set(["td", "th"]), barriers: new Set(["tr", "table"]) },
  th: { closes: new Set(["td", "th"]), barriers: new Set(["tr", "table"]) },
  option: { closes: new Set(["option"]), barriers: new Set(["select"]) },
};
const HEADING = /^h[1-6]$/;
/** The elements that may be in a head that was never closed. Any other element begins the body, as in browsers. */
const IN_HEAD = new Set("base basefont bgsound link meta noframes noscript script style template title".split(" "));
const PARAGRAPH_BARRIERS = new Set(
  [...BLOCK, ...["li", "td", "th", "dd", "dt", "body", "html", "button", "caption"]].filter((tag) => tag !== "p"),
);

/** Maps each name to one shared string, because keys with the same identity are stored several times faster. */
const KEPT_ATTRIBUTES: ReadonlyMap<string, string> = new Map(
  "alt aria-label class content data-lazy-src data-original data-src data-srcset data-lazy-srcset datatype datetime hidden href id itemid itemprop itemref itemscope itemtype lang name property rel resource role src srcset style title type typeof value vocab xml:lang"
    .split(" ")
    .map((name) => [name, name]),
);
/**
 * The least length of an attribute that may contain a page's data: frameworks pass it as an object or a list, which is
 * longer than any setting.
 */
const MIN_DATA_LENGTH = 300;
const MAX_DATA = 50;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

type Keep = (name: string) => string | undefined;
const keepListed: Keep = (name) => KEPT_ATTRIBUTES.get(name);

/**
 * Builds the tree. Never throws on any text; time and memory are linear in its length. `keep`: the name under which an
 * attribute is kept; undefined leaves it out.
 */
export function buildTree(markup: string, keep = keepListed): HtmlTree {
  const builder = new TreeBuilder(markup, keep);
  scanTags(markup, builder);
  return builder.finish();
}

class TreeBuilder implements TagSink {
  private readonly root: HtmlElement = newElement("#root", NO_ATTRIBUTES, null, 0);
  private readonly elements: HtmlElement[] = [this.root];
  private readonly stack: HtmlElement[] = [this.root];
  /**
   * How many elements of each name are open, so that a closing tag without an open element does not search the stack.
   */
  private readonly openCounts = new Map<string, number>();
  private current: HtmlElement = this.root;
  private readonly data: string[] = [];
  private tag = "";
  private attributes: Record<string, string> | null = null;

  constructor(
    private readonly markup: string,
    private readonly keep: Keep,
  ) {}

  finish(): HtmlTree {
    this.popTo(1);
    this.root.end = this.elements.length;
    return { root: this.root, elements: this.elements, data: this.data };
  }

  onText(start: number, end: number): void {
    const text = this.markup.slice(start, end);
    const isGap = text.trim() === "" && !this.openCounts.get("pre");
    this.current.children.push(isGap ? " " : text);
  }

  onAttribute(name: string, start: number, end: number): void {
    const key = this.keep(name);
    if (key === undefined) {
      if (end - start >= MIN_DATA_LENGTH) this.keepData(start, end);
      return;
    }
    this.attributes ??= {};
    if (this.attributes[key] === undefined) this.attributes[key] = this.markup.slice(start, end);
  }

  private keepData(start: number, end: number): void {
    const first = this.markup[start];
    if ((first === "{" || first === "[") && this.data.length < MAX_DATA) this.data.push(this.markup.slice(start, end));
  }

  onOpenTag(name: string): void {
    this.tag = name;
    this.open();
  }

  onCloseTag(tag: string): void {
    if (tag === "br") {
      this.append("br");
      return;
    }
    if (!this.openCounts.get(tag)) return;
    for (let depth = this.stack.length - 1; depth > 0; depth--) {
      if (this.stack[depth]?.tag === tag) {
        this.popTo(depth);
        return;
      }
    }
  }

  private open(): void {
    if (this.elements.length >= MAX_ELEMENTS) {
      this.attributes = null;
      return;
    }
    this.closeImplied();
    if (VOID.has(this.tag)) {
      this.append(this.tag);
      return;
    }
    if (this.stack.length >= MAX_DEPTH) this.popTo(MAX_DEPTH - 1);
    this.current = this.append(this.tag);
    this.stack.push(this.current);
    this.openCounts.set(this.tag, (this.openCounts.get(this.tag) ?? 0) + 1);
  }

  private append(tag: string): HtmlElement {
    const element = newElement(tag, this.attributes ?? NO_ATTRIBUTES, this.current, this.elements.length);
    this.attributes = null;
    this.current.children.push(element);
    this.elements.push(element);
    if (BLOCK_TAGS.has(tag)) markBlock(element.parent);
    return element;
  }

  private closeImplied(): void {
    if (this.current.tag === "head" && !IN_HEAD.has(this.tag)) this.popTo(this.stack.length - 1);
    if (BLOCK.has(this.tag)) this.closeUpTo("p", PARAGRAPH_BARRIERS);
    // An unclosed heading ends where the next one begins.
    if (HEADING.test(this.tag) && HEADING.test(this.current.tag)) this.popTo(this.stack.length - 1);
    const rule = Object.hasOwn(IMPLIED_END, this.tag) ? IMPLIED_END[this.tag] : undefined;
    if (!rule) return;
    for (let depth = this.stack.length - 1; depth > 0; depth--) {
      const tag = this.stack[depth]?.tag ?? "";
      if (rule.barriers.has(tag)) return;
      if (rule.closes.has(tag)) {
        this.popTo(depth);
        return;
      }
    }
  }

  private closeUpTo(tag: string, barriers: ReadonlySet<string>): void {
    if (!this.openCounts.get(tag)) return;
    for (let depth = this.stack.length - 1; depth > 0; depth--) {
      const open = this.stack[depth]?.tag ?? "";
      if (open === tag) {
        this.popTo(depth);
        return;
      }
      if (barriers.has(open)) return;
    }
  }

  /** Closes elements until `length` are open. */
  private popTo(length: number): void {
    while (this.stack.length > length) {
      const closed = this.stack.pop();
      if (!closed) break;
      closed.end = this.elements.length;
      this.openCounts.set(closed.tag, (this.openCounts.get(closed.tag) ?? 1) - 1);
    }
    this.current = this.stack[this.stack.length - 1] ?? this.root;
  }
}

const newElement = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parent: HtmlElement | null,
  index: number,
): HtmlElement => ({ tag, attributes, children: [], parent, index, end: index + 1, hasBlocks: false });

/** Marks the ancestors of a block. It stops at marked ones, so the total time is linear. */
function markBlock(parent: HtmlElement | null): void {
  for (let at = parent; at && !at.hasBlocks; at = at.parent) at.hasBlocks = true;
}
