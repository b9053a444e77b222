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
  /** The plain letters that such words begin with. */
  readonly firstLetters: ReadonlySet<string>;
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
  const source = words.map((word) => word.replaceAll(" ", "[\\s-]+")).join("|");
  return {
    bits,
    openings: new Openings(words),
    firstWords: new Set(words.map((word) => word.split(/[ -]/, 1)[0] ?? "")),
    firstLetters: new Set(words.map((word) => /^[a-z]*/.exec(word)?.[0] ?? "")),
    pattern: words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iuy") : null,
  };
}

/** The states that a text names, wherever they stand in it. */
export function statesIn(text: string, { bits, pattern, openings }: StateWords): StateMask {
  if (!pattern) return 0;
  let states = 0;
  for (let at = openings.next(text, 0); at >= 0; at = openings.next(text, at)) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) states |= bits.get(match[0].toLowerCase().replaceAll(/[\s-]+/g, " ")) ?? 0;
    at += match ? match[0].length : 1;
  }
  return states;
}
