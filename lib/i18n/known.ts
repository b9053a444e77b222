type Texts = Readonly<Record<string, string>>;
/** `own` counts the characters of the message outside its slots. */
type Pattern = { key: string; pattern: RegExp; names: readonly string[]; own: number };
type Index = { whole: ReadonlyMap<string, string>; patterns: readonly Pattern[] };

const indexes = new WeakMap<Texts, Index>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A message with fewer letters of its own, such as "{shown} of {all}", would match half of all sentences. */
const FEWEST_LETTERS = 8;
const NUMBER_SLOT = "(\\d[\\d.,]*)";
const TEXT_SLOT = "(.{1,200}?)";

/**
 * Turns a message with plain slots into a pattern that matches the sentences it produces. Null for a message without
 * slots, and for one with plurals, selects or tags. A message that is hardly more than its slots matches only around
 * numbers.
 */
function patternOf(key: string, message: string): Pattern | null {
  const parts = message.split(/\{(\w+)\}/);
  if (parts.length === 1 || parts.some((part, place) => place % 2 === 0 && /[{}]|<[\w/]/.test(part))) return null;
  const names = parts.filter((_, place) => place % 2 === 1);
  const own = parts.filter((_, place) => place % 2 === 0).join("");
  const slot = own.replace(/\P{L}/gu, "").length < FEWEST_LETTERS ? NUMBER_SLOT : TEXT_SLOT;
  const sentence = parts.map((part, place) => (place % 2 === 1 ? slot : escaped(part))).join("");
  return { key, names, own: own.length, pattern: new RegExp(`^${sentence}$`) };
}

function indexOf(messages: Texts): Index {
  const made = indexes.get(messages) ?? {
    whole: new Map(Object.entries(messages).map(([key, text]) => [text, key])),
    patterns: Object.entries(messages)
      .flatMap(([key, message]) => patternOf(key, message) ?? [])
      .sort((a, b) => b.own - a.own),
  };
  indexes.set(messages, made);
  return made;
}

/**
 * Finds the message that produced an English sentence, and the values in it. An exact match wins; otherwise the
 * matching message with the most characters outside its slots.
 */
export function messageBehind(
  messages: Texts,
  english: string,
): { key: string; values: Record<string, string> } | null {
  const { whole, patterns } = indexOf(messages);
  const key = whole.get(english);
  if (key !== undefined) return { key, values: {} };
  for (const { key: behind, pattern, names } of patterns) {
    const found = pattern.exec(english);
    if (!found) continue;
    return { key: behind, values: Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ""])) };
  }
  return null;
}
