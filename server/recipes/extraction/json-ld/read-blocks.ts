import { decodeEntities } from "../clean-text";
import type { PageScript } from "../html/cut-page";
import type { JsonValue } from "./json-value";
import { parseLenientJson } from "./repair";

const LD_JSON = /application\/(?:ld\+json|json\+ld)/i;
const MAX_BLOCKS = 60;
const OPENING_WRAPPER = /^(?:<!--|\/\/ ?<!\[CDATA\[|\/\* ?<!\[CDATA\[ ?\*\/|<!\[CDATA\[)/;
const CLOSING_WRAPPER = /(?:-->|\/\/ ?\]\]>|\/\* ?\]\]> ?\*\/|\]\]>|;)$/;

/** The values of the page's JSON-LD scripts, in order. A block that cannot be read at all is left out. */
export function readJsonLdBlocks(scripts: readonly PageScript[]): JsonValue[] {
  const blocks: JsonValue[] = [];
  for (const { tag, content } of scripts) {
    if (!LD_JSON.test(tag) || blocks.length >= MAX_BLOCKS) continue;
    const value = parseBlock(content);
    if (value !== null) blocks.push(value);
  }
  return blocks;
}

/** Strict first; then lenient; then lenient after decoding entities, for blocks escaped as if they were HTML. */
export function parseBlock(content: string): JsonValue | null {
  const strict = parseStrict(content);
  if (strict !== undefined) return strict;
  const unwrapped = unwrap(content);
  const isEscaped = /^[\s[{]*&(?:quot|#34|#x22);/i.test(unwrapped.slice(0, 100));
  const text = isEscaped ? decodeEntities(unwrapped) : unwrapped;
  const second = parseStrict(text);
  return second !== undefined ? second : parseLenientJson(text);
}

/** Without the comment or CDATA marks around it. Marks may be doubled. */
function unwrap(content: string): string {
  let text = content.trim();
  for (let round = 0; round < 3; round++) text = text.replace(OPENING_WRAPPER, "").replace(CLOSING_WRAPPER, "").trim();
  return text;
}

function parseStrict(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
