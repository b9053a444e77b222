/**
 * The kinds of words around the food of a recipe's line, in languages other than English: where such a word stands, it is
 * part of the preparation, the size or a remark, and names no food. They are packed in all their forms, with their languages.
 */
export const LINE_WORD_KINDS = [
  /** What the cook does to the food: "émincé", "gehackt". Written as a stem. */
  "worked",
  /** How it is done: "finement", "grob". */
  "worked_how",
  /** Stands before a shape or a part: "en", "in", "ohne". */
  "worked_into",
  /** A shape that food is cut into, or a part that is taken off: "rondelles", "Streifen", "pépins". */
  "worked_shape",
  /** How large a piece is, or how full a spoon: "gros", "mittelgroß", "gestrichen". Written as a stem. */
  "sized",
  /** Begins a note behind the food: "pour", "zum", "selon". */
  "note_behind",
  /** How the food is, which changes nothing that it holds: "liquide", "grob". It stays in the name. Written as a stem. */
  "told",
  /** A form of the above that is also a food somewhere: "tostadas". It divides names, and excuses nothing. Made when packed. */
  "worked_or_food",
  /** Any of these that English spells so, and words of English grammar: they speak for an English line. Made when packed. */
  "english_too",
  /** An amount that nobody counted: "quelques", "ein paar". */
  "some_of",
] as const;

export type LineWordKind = (typeof LINE_WORD_KINDS)[number];

export const isLineWordKind = (kind: string): kind is LineWordKind =>
  (LINE_WORD_KINDS as readonly string[]).includes(kind);

export const INFLECTED_LINE_WORDS: ReadonlySet<string> = new Set<LineWordKind>(["worked", "sized", "told"]);
