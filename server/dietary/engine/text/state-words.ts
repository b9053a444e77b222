import { Openings } from "./openings";
import { meaningsOf } from "./word-lists";

/**
 * Preparations of a food that change what it contains, or what may live in it, without changing its name: salted
 * peanuts, dried mango, raw tuna. One bit each.
 */
export const STATES = [
  "salted",
  "sweetened",
  "enriched",
  "concentrated",
  "raw",
  "unpasteurised",
  "cooked",
  "pasteurised",
  "decaffeinated",
  "delactosed",
  "smoked",
  "unsalted",
  "tinned",
] as const;

export type State = (typeof STATES)[number];
export type StateMask = number;

export const STATE_BIT = Object.fromEntries(STATES.map((name, index) => [name, 1 << index])) as Record<
  State,
  StateMask
>;

export const isState = (text: string): text is State => (STATES as readonly string[]).includes(text);

/**
 * The words for states, with one pattern that finds any of them. `openings` cheaply excludes most texts, in which no
 * word begins like one of them.
 */
export type StateWords = {
  readonly bits: ReadonlyMap<string, StateMask>;
  readonly pattern: RegExp | null;
  readonly openings: Openings;
  /** The beginnings of such words, up to the first space or hyphen. */
  readonly firstWords: ReadonlySet<string>;
  /**
   * The pattern of the few words that begin with these plain letters, before which no other character than ASCII stands;
   * null if no word does.
   */
  readonly patternAfter: (letters: string) => RegExp | null;
};

/** Whether a state may begin in a word of a text; computed once for the word. */
export type StateOpening = { readonly states: StateWords; readonly mayBegin: boolean };

export type StateRow = { readonly word: string; readonly state: State };

/** The words for states in all languages. Throws on a state that no code knows. */
export const STATE_ROWS: readonly StateRow[] = meaningsOf("state").map(([word, state]) => {
  if (!isState(state)) throw new Error(`'${state}' of '${word}' is no state of a food.`);
  return { word, state };
});

export function compileStateWords(rows: readonly StateRow[]): StateWords {
  const bits = new Map<string, StateMask>();
  for (const { word, state } of rows) bits.set(word, (bits.get(word) ?? 0) | STATE_BIT[state]);
  // The longest first: "hot smoked" is not "smoked".
  const words = [...bits.keys()].sort().sort((one, other) => other.length - one.length);
  return {
    bits,
    openings: new Openings(words),
    firstWords: new Set(words.map((word) => word.split(/[ -]/, 1)[0] ?? "")),
    patternAfter: patternsByLetters(words),
    pattern: words.length > 0 ? patternOf(words) : null,
  };
}

function patternOf(words: readonly string[]): RegExp {
  const source = words.map((word) => word.replaceAll(" ", "[\\s-]+")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iuy");
}

/** Each pattern is made at its first use, because most words occur in no text. */
function patternsByLetters(words: readonly string[]): StateWords["patternAfter"] {
  const byLetters = new Map<string, string[]>();
  for (const word of words) {
    const letters = /^[a-z]*/.exec(word)?.[0] ?? "";
    const alike = byLetters.get(letters);
    if (alike) alike.push(word);
    else byLetters.set(letters, [word]);
  }
  const made = new Map<string, RegExp>();
  return (letters) => {
    const known = made.get(letters);
    if (known) return known;
    const alike = byLetters.get(letters);
    if (!alike) return null;
    const pattern = patternOf(alike);
    made.set(letters, pattern);
    return pattern;
  };
}

/** The states that a text names, wherever they stand in it. */
export function statesIn(text: string, words: StateWords): StateMask {
  let states = 0;
  for (let at = words.openings.next(text, 0); at >= 0; at = words.openings.next(text, at)) {
    const said = stateAt(text, at, words);
    if (said !== null) states |= bitOf(said, words);
    at += said?.length ?? 1;
  }
  return states;
}

/** The words of a state that stand there, where one of `openings` is; null if there are none. */
export function stateAt(text: string, at: number, { pattern, patternAfter }: StateWords): string | null {
  let end = at;
  while (isLetter(text.charCodeAt(end))) end++;
  // For other characters than ASCII, only the whole pattern knows their variants.
  const isPlain = end > at && !(text.charCodeAt(end) > LAST_ASCII);
  const possible = isPlain ? patternAfter(text.slice(at, end).toLowerCase()) : pattern;
  if (!possible) return null;
  possible.lastIndex = at;
  return possible.exec(text)?.[0] ?? null;
}

/** The states that these words name. */
export const bitOf = (said: string, { bits }: StateWords): StateMask =>
  bits.get(said.toLowerCase().replaceAll(/[\s-]+/g, " ")) ?? 0;

/** For ASCII only. */
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const LAST_ASCII = 127;
