import { mayHoldData, START_LENGTH } from "../page-data/read-data";

export interface PageScript {
  /** The opening tag as written. */
  tag: string;
  content: string;
}

export interface CutPage {
  /** The page without scripts, styles, drawings and comments. */
  markup: string;
  scripts: PageScript[];
}

const CUT = /<(script|style|svg|noscript|template|iframe|object|math)(?=[\s/>])|<!--/gi;
/** Scripts of data types, and scripts that begin with data; other scripts are dropped at once. */
const DATA_SCRIPT = /json/i;

/**
 * Removes what a reader never sees before the page is parsed: two thirds of a typical page. Linear: if an element has
 * no closing tag, the rest of the page is not searched for it again.
 */
export function cutPage(html: string): CutPage {
  const scripts: PageScript[] = [];
  const neverClosed = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  CUT.lastIndex = 0;
  for (let match = CUT.exec(html); match; match = CUT.exec(html)) {
    const name = (match[1] ?? "!--").toLowerCase();
    if (neverClosed.has(name)) continue;
    const block = match[1] ? findElementEnd(html, match.index, match[1]) : findCommentEnd(html, match.index);
    if (typeof block === "number") {
      CUT.lastIndex = block;
      continue;
    }
    if (!block) {
      neverClosed.add(name);
      continue;
    }
    parts.push(html.slice(from, match.index));
    if (name === "script") {
      const tag = html.slice(match.index, block.contentStart);
      const start = html.slice(block.contentStart, Math.min(block.contentEnd, block.contentStart + START_LENGTH));
      if (DATA_SCRIPT.test(tag) || mayHoldData(start))
        scripts.push({ tag, content: html.slice(block.contentStart, block.contentEnd) });
    }
    from = block.end;
    CUT.lastIndex = from;
  }
  parts.push(html.slice(from));
  return { markup: parts.join(" "), scripts };
}

interface Block {
  contentStart: number;
  contentEnd: number;
  end: number;
}

function findCommentEnd(html: string, start: number): Block | null {
  const end = html.indexOf("-->", start + 2);
  return end < 0 ? null : { contentStart: start + 4, contentEnd: end, end: end + 3 };
}

/** The end of the block; the end of the tag if it closes itself; null if nothing closes the element. */
function findElementEnd(html: string, start: number, name: string): Block | number | null {
  const tagEnd = html.indexOf(">", start);
  if (tagEnd < 0) return null;
  if (html.charCodeAt(tagEnd - 1) === 47 && name.toLowerCase() !== "script") return tagEnd + 1;
  const contentEnd = indexOfClosing(html, name, tagEnd + 1);
  if (contentEnd < 0) return null;
  const end = html.indexOf(">", contentEnd);
  return { contentStart: tagEnd + 1, contentEnd, end: end < 0 ? html.length : end + 1 };
}

/** The closing tag in the same case as the opening one, or otherwise in the other case. */
function indexOfClosing(html: string, name: string, from: number): number {
  const same = html.indexOf(`</${name}`, from);
  if (same >= 0) return same;
  const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
  return html.indexOf(`</${other}`, from);
}
