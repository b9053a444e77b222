/** A value for a slot of a message. */
export type Value = string | number;

type Slot = { slot: string; isNumber: boolean };
type Choice = { choice: string; isPlural: boolean; cases: Record<string, Piece[]> };
type Tag = { tag: string; inside: Piece[] };
export type Piece = string | Slot | Choice | Tag;

const parsed = new Map<string, Piece[]>();

/**
 * Parses a message in the part of ICU MessageFormat that our messages use: `{name}`, `{count, number}`, `{count,
 * plural, =0 {…} one {…} other {…}}`, `{key, select, a {…} other {…}}` and `<tag>…</tag>`. Throws on any other brace or
 * angle bracket; a test parses every message.
 */
export function parseMessage(message: string): Piece[] {
  const known = parsed.get(message);
  if (known) return known;
  const reader = { text: message, at: 0 };
  const pieces = readPieces(reader);
  if (reader.at < message.length) throw new Error(`"${message}" has a stray ${message[reader.at]}`);
  parsed.set(message, pieces); // the number of entries is limited by the number of messages
  return pieces;
}

type Reader = { text: string; at: number };

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  const sticky = new RegExp(pattern, "y");
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text);
  if (found) reader.at = sticky.lastIndex;
  return found;
}

function need(reader: Reader, pattern: RegExp): string {
  const found = take(reader, pattern);
  if (!found) throw new Error(`"${reader.text}" is no message: at ${reader.at}`);
  return found[1] ?? found[0];
}

/** Reads pieces until the end of the text or the sign that closes the enclosing piece. */
function readPieces(reader: Reader): Piece[] {
  const pieces: Piece[] = [];
  for (;;) {
    // A "<" that begins no tag is a sign like any other: zod writes "<=40 characters".
    const text = take(reader, /(?:[^{}<]|<(?![\w/]))+/);
    if (text) pieces.push(text[0]);
    else if (reader.text[reader.at] === "{") pieces.push(readSlot(reader));
    else if (reader.text[reader.at] === "<" && reader.text[reader.at + 1] !== "/") pieces.push(readTag(reader));
    else return pieces;
  }
}

function readSlot(reader: Reader): Piece {
  const name = need(reader, /\{\s*(\w+)\s*/);
  if (take(reader, /\}/)) return { slot: name, isNumber: false };
  const kind = need(reader, /,\s*(number|plural|select)\s*/);
  if (kind === "number") {
    need(reader, /\}/);
    return { slot: name, isNumber: true };
  }
  need(reader, /,\s*/);
  const cases: Record<string, Piece[]> = {};
  for (let when = take(reader, /(=\d+|\w+)\s*\{/); when; when = take(reader, /(=\d+|\w+)\s*\{/)) {
    cases[when[1] ?? ""] = readPieces(reader);
    need(reader, /\}\s*/);
  }
  need(reader, /\}/);
  if (!cases.other) throw new Error(`"${reader.text}" has no "other"`);
  return { choice: name, isPlural: kind === "plural", cases };
}

function readTag(reader: Reader): Piece {
  const tag = need(reader, /<(\w+)>/);
  const inside = readPieces(reader);
  need(reader, new RegExp(`</${tag}>`));
  return { tag, inside };
}

const rules = new Map<string, Intl.PluralRules>();
const pluralOf = (locale: string, count: number): string => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
};

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/**
 * A name in another script keeps its own direction inside a line that is read from the right (Unicode UAX 9, isolates),
 * and moves no word or sign around it.
 */
const apartIn = (locale: string, value: string): string =>
  locale === "ar" && /\p{L}/u.test(value) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value;

/** How a message becomes a value: `join` combines its pieces, `mark` wraps the content of a tag. */
type Renderer<T> = {
  locale: string;
  values: Readonly<Record<string, T>>;
  join: (parts: T[]) => T;
  mark: (tag: string, inside: T) => T;
};

export function fillMessage<T>(pieces: readonly Piece[], renderer: Renderer<T | Value>): T | Value {
  const { locale, values, join, mark } = renderer;
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    if ("tag" in piece) return mark(piece.tag, fillMessage(piece.inside, renderer));
    if ("slot" in piece) {
      const value = values[piece.slot] ?? "";
      if (piece.isNumber && typeof value === "number") return value.toLocaleString(locale);
      return typeof value === "string" ? apartIn(locale, value) : value;
    }
    const value = values[piece.choice];
    const { cases } = piece;
    const kind = piece.isPlural && typeof value === "number" ? pluralOf(locale, value) : String(value);
    return fillMessage(cases[`=${value}`] ?? cases[kind] ?? cases.other ?? [], renderer);
  });
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : join(parts);
}

/** The message as plain text: tags are removed, their content stays. */
export const sayMessage = (message: string, values: Readonly<Record<string, Value>>, locale: string): string =>
  message.includes("{") || message.includes("<")
    ? String(
        fillMessage<Value>(parseMessage(message), {
          locale,
          values,
          join: (parts) => parts.join(""),
          mark: (_, inside) => inside,
        }),
      )
    : message;
