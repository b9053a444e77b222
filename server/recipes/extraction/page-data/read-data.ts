import { decodeEntities } from "../clean-text";
import type { PageScript } from "../html/cut-page";
import type { JsonValue } from "../json-ld/json-value";
import { readLiteral } from "./read-literal";

/** Scripts in which frameworks hand the page's data to the browser. */
const FLIGHT = /__next_f\s*(?:=[^)]*\))?\.push\(/;
const ASSIGNED =
  /(?:^|[;\s])(?:window|self|globalThis|var|let|const)[.\s[]["']?[\w$]{2,40}["']?\]?\s*=\s*(?=[{[]|\(?\s*function\s*\([\w$,\s]{0,200}|\(\([\w$,\s]{0,200}\)?\s*=>)/;
const MAX_SCRIPTS = 200;
const LD_JSON = /ld\+json/i;

/** Whether a script contains data for the browser, judged by its first characters. */
export const mayHoldData = (start: string): boolean => FLIGHT.test(start) || ASSIGNED.test(start);

/**
 * The data that the page contains beside its markup: JSON scripts, values assigned to a global variable, the stream of
 * React server components, and attributes (`attributes`, as written). Scripts that compute anything are left out.
 */
export function readPageData(scripts: readonly PageScript[], attributes: readonly string[] = []): JsonValue[] {
  const values: JsonValue[] = attributes.flatMap((value) => parsed(decodeEntities(value)));
  const stream: string[] = [];
  for (const { tag, content } of scripts.slice(0, MAX_SCRIPTS)) {
    if (LD_JSON.test(tag)) continue;
    if (FLIGHT.test(content.slice(0, START_LENGTH))) stream.push(chunkOf(content));
    else if (/json/i.test(tag)) values.push(...parsed(content));
    else values.push(...assigned(content));
  }
  for (const row of stream.join("").split("\n")) {
    const start = /^[0-9a-f]{1,4}:(?=[[{])/.exec(row)?.[0].length ?? 0;
    if (start > 0) values.push(...parsed(row.slice(start)));
  }
  return values;
}

/** How many characters of a script are enough to recognise it. */
export const START_LENGTH = 200;

/** The text of the stream in `self.__next_f.push([1,"…"])`. */
function chunkOf(content: string): string {
  const [call] = parsed(content.slice(content.indexOf("push(") + 5, content.lastIndexOf("]") + 1));
  return Array.isArray(call) && typeof call[1] === "string" ? call[1] : "";
}

/** The value that a script assigns, as JSON or as a literal of JavaScript. */
function assigned(content: string): JsonValue[] {
  const found = ASSIGNED.exec(content.slice(0, START_LENGTH));
  if (!found) return [];
  const value = content.slice(found.index + found[0].length);
  const json = parsed(value.slice(0, Math.max(value.lastIndexOf("}"), value.lastIndexOf("]")) + 1));
  if (json.length > 0) return json;
  const literal = readLiteral(value);
  return typeof literal === "object" && literal !== null ? [literal] : [];
}

function parsed(text: string): JsonValue[] {
  if (!text.includes("{")) return [];
  try {
    return [JSON.parse(text) as JsonValue];
  } catch {
    return [];
  }
}
