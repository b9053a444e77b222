import { of } from "./page";

/** The part of the read text that comes from one text node, beginning at `from`. In the node it begins at `start`. */
type Part = { node: Text; start: number; from: number; words: string };
export type ReadText = { text: string; parts: Part[] };
/** A part of a text node, by the node's own offsets. */
export type Run = { node: Text; from: number; to: number };

/** Inline elements: they end neither a word nor a line. */
const INLINE = /^(A|ABBR|B|BD[IO]|CITE|DEL|DFN|EM|FONT|I|INS|MARK|Q|S|SMALL|SPAN|STRONG|SU[BP]|U|WBR)$/;
const UNSEEN = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TEXTAREA|SELECT|BUTTON|SVG|FORKPRINT-.+)$/i;

export const isUnread = (element: Element): boolean => UNSEEN.test(of(element, "tagName"));

/**
 * The text as it reads on the page: runs of white space become one space, and a comma separates blocks, so that
 * neighbouring cells of a table or lines of a list do not merge into an unknown word. The separators between two text
 * nodes belong to neither node. `without`: an element inside that is read by itself.
 */
export function readText(element: Element, without?: Element | null): ReadText {
  const read: ReadText = { text: "", parts: [] };
  let isBroken = false;
  let isSpaced = false;
  const visit = (parent: Element) => {
    for (const child of of(parent, "childNodes")) {
      if (child instanceof Text) take(child);
      else if (child instanceof Element && child !== without && !isUnread(child)) {
        const isBlock = !INLINE.test(of(child, "tagName"));
        isBroken ||= isBlock;
        visit(child);
        isBroken ||= isBlock;
      }
    }
  };
  const take = (node: Text) => {
    const { data } = node;
    const start = data.search(/\S/);
    isSpaced ||= start !== 0 && data !== "";
    if (start < 0) return;
    const words = data.trim().replace(/\s+/g, " ");
    const gap = isBroken ? (/[,;.:]$/.test(read.text) ? " " : ", ") : isSpaced ? " " : "";
    if (read.text) read.text += gap;
    read.parts.push({ node, start, from: read.text.length, words });
    read.text += words;
    isBroken = false;
    isSpaced = /\s$/.test(data);
  };
  visit(element);
  return read;
}

/** The offset in the node of a character of its words. */
function offsetOf({ node: { data }, start, words }: Part, at: number): number {
  const own = data.trim();
  return start + (own.length > words.length ? ([...own.matchAll(/\s+|\S/g)][at]?.index ?? 0) : at);
}

/** The parts of text nodes that a range of the read text covers. */
export function runsOf({ parts }: ReadText, from: number, to: number): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const first = Math.max(from - part.from, 0);
    const end = Math.min(to - part.from, part.words.length);
    if (first < end) runs.push({ node: part.node, from: offsetOf(part, first), to: offsetOf(part, end - 1) + 1 });
  }
  return runs;
}
