import { decodeHTML } from "entities";
import { repairMojibake } from "./mojibake";

/** The longest line; the rest of a longer one is cut off. */
const MAX_TEXT_LENGTH = 20_000;
const ENTITY = /&(?:#\d|#[xX][\da-fA-F]|[a-zA-Z])/;
const BLOCK_TAG =
  /<\/?(?:br|p|li|div|ol|ul|tr|h[1-6]|section|article|blockquote|dd|dt|table|tbody|header|footer)\b[^<>]*>/gi;
const ANY_TAG = /<[/!]?[a-zA-Z][^<>]*>|<!--[^<>]*-->/g;
const TAG_BEGIN = /<(?=[/!]?[a-zA-Z])/g;
/** How many layers of nested tags are removed, one after the other. Harmless pages have none. */
const MOST_NESTED = 3;
/**
 * Zero-width, bidirectional and soft-hyphen characters, byte order marks, control characters other than line breaks and
 * tabs, and unpaired surrogates, which JSON can contain and PostgreSQL refuses.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\ufffc\ufffd]/gu;
/** Printable ASCII with single spaces, which needs no tidying. */
const PLAIN = /^(?:[!-~]| (?! ))*$/;
/** "1<sup>1</sup>/<sub>2</sub>" means one and a half, not eleven halves. */
const FRACTION = /<sup>(\d{1,2})<\/sup>\s?([/⁄])\s?<sub>(\d{1,2})<\/sub>/gi;
const HALVES = /\p{Cs}/gu;
const SPACES = /[\s\u00a0]+/g;

/** Decodes entities until none is left, at most three times: publishers encode twice (`&amp;frac12;`). */
export function decodeEntities(raw: string): string {
  let text = raw;
  for (let round = 0; round < 3 && text.includes("&") && ENTITY.test(text); round++) {
    const decoded = decodeHTML(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text;
}

/** One line of plain text, without entities, tags and invisible characters, with single spaces. */
export function cleanText(raw: string): string {
  return tidy(stripTags(decodeEntities(bounded(raw)), " "));
}

/** Several lines of plain text from text that may contain block tags or line breaks. No line is empty. */
export function cleanLines(raw: string): string[] {
  const decoded = withoutScripts(decodeEntities(bounded(raw, 20 * MAX_TEXT_LENGTH)));
  const text = decoded.includes("<") ? decoded.replace(BLOCK_TAG, "\n") : decoded;
  const lines: string[] = [];
  for (const part of stripTags(text, " ").split(/[\n\r\u2028\u2029]/)) {
    const line = tidy(part);
    if (line) lines.push(line);
  }
  return lines;
}

/** Lines of prose. A line that begins with a small letter continues the previous one. */
export function cleanSentences(raw: string): string[] {
  const sentences: string[] = [];
  for (const line of cleanLines(raw)) {
    const before = sentences.at(-1);
    if (before !== undefined && /^\p{Ll}/u.test(line) && !/[.!?:;]$/.test(before))
      sentences[sentences.length - 1] = `${before} ${line}`;
    else sentences.push(line);
  }
  return sentences.flatMap(unglued);
}

/** Removes unpaired surrogates from every text of a value, because a text that was cut at a length may end in one. */
export function withoutHalves<T>(value: T): T {
  if (typeof value === "string") return value.replace(HALVES, "") as T;
  if (Array.isArray(value)) return value.map(withoutHalves) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHalves(inner)])) as T;
}

/** Separates sentences that a template joined: "minutes.Add the" becomes two lines. */
const unglued = (line: string): string[] => line.split(/(?<=\p{Ll}{2}[.!?]|[.!?]\))(?=\p{Lu}\p{Ll}+ )/u);

/**
 * Trims, makes spaces single and removes invisible characters, for text without tags and entities. A space before a
 * comma is removed as a template's mistake; before ":", ";", "!" and "?" it stays, because it is French spelling.
 */
export function tidy(text: string): string {
  const visible = PLAIN.test(text) ? text : repairMojibake(text).replace(INVISIBLE, "").replace(SPACES, " ");
  const closed = visible.trim().replace(/ ([,.)](?=\s|$))/g, "$1");
  return closed.includes("⁄") ? closed.replace(/(\d) ?⁄ ?(?=\d)/g, "$1⁄") : closed;
}

/**
 * Removes tags. Removing one may leave another: `<a<a>>`, or a `<` and an `a>` that an invisible character separates.
 * The number of rounds is limited, so the time stays linear; after the last one no `<` is left that could begin a tag.
 */
function stripTags(text: string, replacement: string): string {
  if (!text.includes("<")) return text;
  let stripped = withoutScripts(text.replace(INVISIBLE, "").replace(FRACTION, " $1$2$3"));
  for (let round = 0; round < MOST_NESTED; round++) {
    const before = stripped;
    stripped = before.replace(ANY_TAG, (tag, offset: number, whole: string) =>
      isInsideWord(whole, offset, offset + tag.length) ? "" : replacement,
    );
    if (stripped === before) return stripped;
  }
  return stripped.replace(TAG_BEGIN, " ");
}

/** In `<b>S</b>alt` the text is one word: a tag between two letters leaves no space. */
const isInsideWord = (text: string, start: number, end: number): boolean =>
  /\p{L}/u.test(text.charAt(start - 1)) && /\p{L}/u.test(text.charAt(end));

/**
 * Removes `<script>` and `<style>` with their content, in linear time. An element that is never closed extends to the
 * end of the text.
 */
function withoutScripts(text: string): string {
  if (!/<(?:script|style)\b/i.test(text)) return text;
  const opening = /<(script|style)\b/gi;
  let kept = "";
  let from = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    kept += text.slice(from, match.index);
    const closing = new RegExp(`</${match[1]}[^<>]*>`, "gi");
    closing.lastIndex = match.index;
    const end = closing.exec(text);
    if (!end) return kept;
    from = end.index + end[0].length;
    opening.lastIndex = from;
  }
  return kept + text.slice(from);
}

const bounded = (text: string, limit = MAX_TEXT_LENGTH): string => (text.length > limit ? text.slice(0, limit) : text);
