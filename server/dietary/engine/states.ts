import type { Mention } from "./read-food";

/**
 * What was done to a food that changes what it holds, or what may live in it, without changing its name: salted
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
] as const;

export type State = (typeof STATES)[number];
export type StateMask = number;

export const STATE_BIT = Object.fromEntries(STATES.map((name, index) => [name, 1 << index])) as Record<
  State,
  StateMask
>;

export const isState = (text: string): text is State => (STATES as readonly string[]).includes(text);

/**
 * The words that tell a state, and one pattern that finds any of them. `hint` is found in the small letters of every
 * text that has one, and costs little: most texts have none.
 */
export type StateWords = {
  readonly bits: ReadonlyMap<string, StateMask>;
  readonly pattern: RegExp | null;
  readonly hint: RegExp;
};

export function compileStateWords(rows: readonly { word: string; state: State }[]): StateWords {
  const bits = new Map<string, StateMask>();
  for (const { word, state } of rows) bits.set(word, (bits.get(word) ?? 0) | STATE_BIT[state]);
  // The longest first: "hot smoked" is not "smoked".
  const words = [...bits.keys()].sort((one, other) => other.length - one.length || one.localeCompare(other));
  const source = words.map((word) => word.replaceAll(" ", "[\\s-]+")).join("|");
  const firstWords = new Set(words.map((word) => word.split(/[\s-]/)[0] ?? ""));
  return {
    bits,
    hint: new RegExp([...firstWords].join("|")),
    pattern: words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu") : null,
  };
}

/** `said` stands beside the food's name, `named` is a part of it ("smoked salmon"). */
export type FoodStates = { readonly said: StateMask; readonly named: StateMask };
export const NO_STATES: FoodStates = { said: 0, named: 0 };

const CLAUSE_END = /[,;:.()[\]\n/|•]/u;

/**
 * The states of each food of a text, in the order of the mentions. A word speaks for all foods of its clause, and
 * where it has none ("peanuts, roasted and salted") for the food before it, else for the one behind.
 */
export function foodStates(
  text: string,
  mentions: readonly Pick<Mention, "start" | "end">[],
  { bits, pattern, hint }: StateWords,
): readonly FoodStates[] | null {
  if (mentions.length === 0 || !pattern || !hint.test(text.toLowerCase())) return null;
  let states: { said: number; named: number }[] | null = null;
  for (const match of text.matchAll(pattern)) {
    const bit = bits.get(match[0].toLowerCase().replaceAll(/[\s-]+/g, " ")) ?? 0;
    const [start, end] = [match.index, match.index + match[0].length];
    states ??= mentions.map(() => ({ ...NO_STATES }));
    for (const index of spokenFor(text, mentions, start, end)) {
      const mention = mentions[index];
      const state = states[index];
      if (!mention || !state) continue;
      if (mention.start <= start && end <= mention.end) state.named |= bit;
      else state.said |= bit;
    }
  }
  return states;
}

function spokenFor(
  text: string,
  mentions: readonly Pick<Mention, "start" | "end">[],
  start: number,
  end: number,
): number[] {
  const from = clauseStart(text, start);
  const to = clauseEnd(text, end);
  const isTheWord = (mention: Pick<Mention, "start" | "end">) => mention.start >= start && mention.end <= end;
  const inClause = mentions.flatMap((mention, index) => (mention.start < to && mention.end > from ? [index] : []));
  if (inClause.some((index) => !isTheWord(mentions[index] ?? { start, end }))) return inClause;
  let before = -1;
  let behind = -1;
  for (const [index, mention] of mentions.entries()) {
    if (mention.end <= from && (before < 0 || mention.end >= (mentions[before]?.end ?? 0))) before = index;
    if (mention.start >= to && (behind < 0 || mention.start < (mentions[behind]?.start ?? 0))) behind = index;
  }
  return before >= 0 ? [...inClause, before] : behind >= 0 ? [...inClause, behind] : inClause;
}

function clauseStart(text: string, at: number): number {
  for (let i = at - 1; i >= 0; i--) if (CLAUSE_END.test(text[i] as string)) return i + 1;
  return 0;
}

function clauseEnd(text: string, at: number): number {
  for (let i = at; i < text.length; i++) if (CLAUSE_END.test(text[i] as string)) return i;
  return text.length;
}
