import { decodeEntities } from "../clean-text";
import type { PageScript } from "../html/cut-page";
import type { JsonObject, JsonValue } from "./json-value";
import { type BrokenOff, parseLenientJson } from "./repair";

const LD_JSON = /application\/(?:ld\+json|json\+ld)/i;
const MAX_BLOCKS = 60;
const OPENING_WRAPPER = /^(?:<!--|\/\/ ?<!\[CDATA\[|\/\* ?<!\[CDATA\[ ?\*\/|<!\[CDATA\[)/;
const CLOSING_WRAPPER = /(?:-->|\/\/ ?\]\]>|\/\* ?\]\]> ?\*\/|\]\]>|;)$/;

export interface JsonLdBlocks {
  values: JsonValue[];
  /** Objects whose text ends before they are closed. */
  brokenOff: BrokenOff;
}

/** The values of the page's JSON-LD scripts, in order. A block that cannot be parsed at all is left out. */
export function readJsonLdBlocks(scripts: readonly PageScript[]): JsonLdBlocks {
  const values: JsonValue[] = [];
  const brokenOff = new Map<JsonObject, string>();
  for (const { tag, content } of scripts) {
    if (values.length >= MAX_BLOCKS || !LD_JSON.test(tag.includes("&") ? decodeEntities(tag) : tag)) continue;
    const value = parseBlock(content, brokenOff);
    if (value !== null) values.push(value);
  }
  return { values, brokenOff };
}

/**
 * Parses a block strictly, then leniently, then leniently after decoding entities, for blocks that were escaped like
 * HTML. A block that was encoded as a text twice is parsed twice.
 */
export function parseBlock(content: string, brokenOff = new Map<JsonObject, string>()): JsonValue | null {
  const strict = parseStrict(content);
  if (typeof strict === "string") return parseStrict(strict) ?? parseLenientJson(strict, brokenOff);
  if (strict !== undefined) return strict;
  const unwrapped = unwrap(content);
  const isEscaped = /^[\s[{]*&(?:quot|#34|#x22);/i.test(unwrapped.slice(0, 100));
  const text = isEscaped ? decodeEntities(unwrapped) : unwrapped;
  const second = parseStrict(text);
  return second !== undefined ? second : parseLenientJson(text, brokenOff);
}

/** Removes comment and CDATA marks around the text, even doubled ones. */
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
