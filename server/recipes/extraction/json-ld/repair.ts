import type { JsonObject, JsonValue } from "./json-value";

const MAX_DEPTH = 60;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "", f: "" };
const LITERALS: readonly [string, JsonValue][] = [
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", null],
  ["NaN", null],
];

/** In `2 "large", fresh plums` the string continues after the comma, because no value begins there. */
const STARTS_VALUE = /^(?:["'{[\d}\]/-]|(?:true|false|null)\b|[\w@$]{1,40}\s?:|$)/;

/** If the text is truncated: the objects that are open at its end, each with the property whose value is truncated. */
export type BrokenOff = ReadonlyMap<JsonObject, string>;

/**
 * Parses JSON as publishers really write it: with raw line breaks and control characters in strings, unescaped quotes
 * if the following text shows that the string continues, trailing and missing commas, comments, single quotes, bare
 * keys, wrong escapes, and truncated text. Returns what could be read, or null; `brokenOff` receives what may be
 * truncated. Linear in the length of the text; values nested deeper than 60 levels are dropped.
 */
export function parseLenientJson(text: string, brokenOff = new Map<JsonObject, string>()): JsonValue | null {
  const reader = new LenientReader(text, brokenOff);
  const values: JsonValue[] = [];
  for (let guard = 0; guard < 50; guard++) {
    const value = reader.readNext();
    if (value === undefined) break;
    values.push(value);
  }
  return values.length > 1 ? values : (values[0] ?? null);
}

class LenientReader {
  private at = 0;
  /** Set if the text ends inside a value; everything around that value then ends too. */
  private hasBrokenOff = false;

  constructor(
    private readonly text: string,
    private readonly brokenOff: Map<JsonObject, string>,
  ) {}

  /** The next object or array; text between two of them is skipped. */
  readNext(): JsonValue | undefined {
    while (this.at < this.text.length && !"{[".includes(this.text.charAt(this.at))) this.at++;
    return this.at < this.text.length ? this.readValue(0) : undefined;
  }

  private readValue(depth: number): JsonValue {
    this.skipSpace();
    const char = this.text.charAt(this.at);
    if (char === "{" || char === "[") {
      if (depth >= MAX_DEPTH) return this.skipToEnd();
      return char === "{" ? this.readObject(depth) : this.readArray(depth);
    }
    if (char === '"' || char === "'" || char === "“") return this.readString(char === "“" ? "”" : char);
    return this.readBare();
  }

  private readObject(depth: number): JsonObject {
    const object: JsonObject = Object.create(null) as JsonObject;
    this.at++;
    for (;;) {
      this.skipSeparators();
      const char = this.text.charAt(this.at);
      if (char === "" || char === "}" || char === "]") {
        if (char === "") this.hasBrokenOff = true;
        this.at++;
        return object;
      }
      const key = this.readKey();
      this.skipSpace();
      if (this.text.charAt(this.at) !== ":") {
        if (key === "") this.at++;
        continue;
      }
      this.at++;
      object[key] = this.readValue(depth + 1);
      if (this.hasBrokenOff) this.brokenOff.set(object, key);
    }
  }

  private readArray(depth: number): JsonValue[] {
    const list: JsonValue[] = [];
    this.at++;
    for (;;) {
      this.skipSeparators();
      const char = this.text.charAt(this.at);
      if (char === "" || char === "]" || char === "}") {
        if (char === "") this.hasBrokenOff = true;
        if (char !== "}") this.at++;
        return list;
      }
      const before = this.at;
      list.push(this.readValue(depth + 1));
      if (this.at === before) this.at++;
    }
  }

  private readKey(): string {
    const char = this.text.charAt(this.at);
    if (char === '"' || char === "'") return this.readString(char, true);
    const start = this.at;
    while (this.at < this.text.length && /[\w@$.:-]/.test(this.text.charAt(this.at))) {
      if (this.text.charAt(this.at) === ":") break;
      this.at++;
    }
    if (this.at === start) {
      this.at++;
      return "";
    }
    return this.text.slice(start, this.at);
  }

  private readString(quote: string, isKey = false): string {
    this.at++;
    let value = "";
    let start = this.at;
    for (; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at);
      if (char === "\\") {
        value += this.text.slice(start, this.at) + this.readEscape();
        start = this.at + 1;
      } else if (char === quote && (isKey || this.isClosingQuote())) {
        value += this.text.slice(start, this.at);
        this.at++;
        return value;
      }
    }
    this.hasBrokenOff = true;
    return value + this.text.slice(start);
  }

  /** Called at the backslash; leaves the position on the last character of the escape. */
  private readEscape(): string {
    const next = this.text.charAt(this.at + 1);
    this.at++;
    if (next === "u") {
      const code = this.text.slice(this.at + 1, this.at + 5);
      if (!/^[\da-fA-F]{4}$/.test(code)) return "u";
      this.at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return Object.hasOwn(ESCAPES, next) ? (ESCAPES[next] ?? "") : next;
  }

  /**
   * A quote ends its string if it is followed by what can follow a value: `}`, `]`, `:`, the end, or a comma and the
   * start of another value or key. `"a 9" x 13" pan", "b"` are two strings.
   */
  private isClosingQuote(): boolean {
    const next = this.peekAfter(this.at + 1);
    const char = this.text.charAt(next);
    if (char === "" || char === "}" || char === "]" || char === ":") return true;
    if (char === "," && this.text.charAt(this.peekAfter(next + 1)) === ",") return true;
    if (char === ",") {
      const after = this.peekAfter(next + 1);
      return STARTS_VALUE.test(this.text.slice(after, after + 42));
    }
    return char === '"' && next > this.at + 1 && this.text.slice(this.at + 1, next).includes("\n");
  }

  /** The position of the first character that is not white space; looks at most 200 characters ahead. */
  private peekAfter(from: number): number {
    let at = from;
    const limit = Math.min(this.text.length, from + 200);
    while (at < limit && this.text.charCodeAt(at) <= 32) at++;
    return at;
  }

  private readBare(): JsonValue {
    for (const [word, value] of LITERALS) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    const start = this.at;
    while (this.at < this.text.length && !',}]\n"'.includes(this.text.charAt(this.at))) this.at++;
    const bare = this.text.slice(start, this.at).trim();
    const number = Number(bare);
    return bare === "" ? null : Number.isFinite(number) ? number : bare;
  }

  private skipSpace(): void {
    for (;;) {
      while (this.at < this.text.length && this.text.charCodeAt(this.at) <= 32) this.at++;
      if (this.text.startsWith("/*", this.at)) this.skipPast("*/");
      else if (this.text.startsWith("//", this.at)) this.skipPast("\n");
      else if (this.text.startsWith("<!--", this.at)) this.at += 4;
      else if (this.text.startsWith("-->", this.at)) this.at += 3;
      else return;
    }
  }

  private skipSeparators(): void {
    for (;;) {
      this.skipSpace();
      if (this.text.charAt(this.at) !== "," && this.text.charAt(this.at) !== ";") return;
      this.at++;
    }
  }

  private skipPast(end: string): void {
    const found = this.text.indexOf(end, this.at);
    this.at = found < 0 ? this.text.length : found + end.length;
  }

  private skipToEnd(): null {
    this.at = this.text.length;
    return null;
  }
}
