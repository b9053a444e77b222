import type { JsonValue } from "../json-ld/json-value";

/** Longer scripts are left out; a page has 5 MB at most. */
const MAX_LENGTH = 3_000_000;
const MAX_DEPTH = 80;
const MAX_PARAMETERS = 5000;

const SPACE = /(?:\s|\/\*[^*]{0,500}\*\/)*/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const TEXT =
  /"([^"\\\n]*(?:\\[\s\S][^"\\\n]*)*)"|'([^'\\\n]*(?:\\[\s\S][^'\\\n]*)*)'|`([^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*)`/y;
const NEGATED = /!\s*[01]|void\s+0/y;
const FUNCTION = /\(?\s*function\s*\(([^()]{0,60000})\)\s*\{\s*return\s*/y;
const ARROW = /\(?\s*\(([^()]{0,60000})\)\s*=>\s*\(?\s*(?=[{[])/y;
const ESCAPED = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "\n": "" };

/** What ends the reading: the script is no literal. */
class NoLiteral extends Error {}

/**
 * The value of a literal of JavaScript, which frameworks write shorter than JSON: names without quotes, `!0` for true,
 * and values that occur often as arguments of a function around it, `(function(a,b){return {x:a}}("…",null))`. Nothing is
 * run, and code that computes anything is no literal: undefined. Linear.
 */
export function readLiteral(text: string): JsonValue | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return new LiteralReader(text).whole();
  } catch (error) {
    if (error instanceof NoLiteral) return undefined;
    throw error;
  }
}

class LiteralReader {
  private at = 0;
  /** The values of the names that stand for arguments. */
  private values = new Map<string, JsonValue>();

  constructor(private readonly text: string) {}

  whole(): JsonValue {
    this.skip();
    const names = this.take(FUNCTION) ?? this.take(ARROW);
    if (!names) return this.value(0);
    const start = this.at;
    // The arguments stand behind the value, so it is passed over once before they are known.
    this.values = new Map(this.namesIn(names[1] ?? "").map((name) => [name, null]));
    this.value(0);
    for (this.skip(); this.is(";") || this.is("}") || this.is(")"); this.skip()) this.at++;
    this.expect("(");
    const given = this.list(")", 0);
    this.values = new Map([...this.values.keys()].map((name, i) => [name, given[i] ?? null]));
    this.at = start;
    return this.value(0);
  }

  private namesIn(list: string): string[] {
    const names = list.split(",").map((name) => name.trim());
    if (names.length > MAX_PARAMETERS) throw new NoLiteral();
    return names;
  }

  private value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw new NoLiteral();
    this.skip();
    const sign = this.text[this.at];
    if (sign === "{") return this.object(depth);
    if (sign === "[") {
      this.at++;
      return this.list("]", depth);
    }
    const text = this.take(TEXT);
    if (text) return unescaped(text[1] ?? text[2] ?? text[3] ?? "");
    const negated = this.take(NEGATED);
    if (negated) return negated[0].startsWith("v") ? null : negated[0].endsWith("0");
    const number = this.take(NUMBER);
    if (number) return Number(number[0]);
    return this.named(this.take(WORD)?.[0]);
  }

  private named(word: string | undefined): JsonValue {
    if (word === undefined) throw new NoLiteral();
    const known = this.values.get(word);
    if (known !== undefined) return known;
    if (word === "true" || word === "false") return word === "true";
    if (word === "null" || word === "undefined" || word === "NaN") return null;
    throw new NoLiteral();
  }

  private object(depth: number): JsonValue {
    const entries: [string, JsonValue][] = [];
    this.at++;
    for (this.skip(); !this.is("}"); this.skip()) {
      const quoted = this.take(TEXT);
      const name = quoted ? unescaped(quoted[1] ?? quoted[2] ?? "") : (this.take(WORD) ?? this.take(NUMBER))?.[0];
      if (name === undefined) throw new NoLiteral();
      this.skip();
      this.expect(":");
      entries.push([name, this.value(depth + 1)]);
      this.skip();
      if (!this.is("}")) this.expect(",");
    }
    this.at++;
    return Object.fromEntries(entries);
  }

  private list(end: string, depth: number): JsonValue[] {
    const values: JsonValue[] = [];
    for (this.skip(); !this.is(end); this.skip()) {
      values.push(this.value(depth + 1));
      this.skip();
      if (!this.is(end)) this.expect(",");
    }
    this.at++;
    return values;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }

  private skip(): void {
    this.take(SPACE);
    if (this.at >= this.text.length) throw new NoLiteral();
  }

  private is(sign: string): boolean {
    return this.text[this.at] === sign;
  }

  private expect(sign: string): void {
    if (!this.is(sign)) throw new NoLiteral();
    this.at++;
  }
}

const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, braced?: string, four?: string, two?: string, sign?: string) => {
    const code = braced ?? four ?? two;
    if (code === undefined) return CONTROLS[sign ?? ""] ?? sign ?? "";
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
