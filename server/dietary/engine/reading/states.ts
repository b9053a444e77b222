import type { FoodStates } from "../model/mention";
import { bitOf, type StateWords, stateAt } from "../text/state-words";
import type { Token, Word } from "../text/word";
import { type Placed, Places } from "./places";

/** Whether a text may name a state. If no word can begin one, the text is not searched. */
export function mayTellStates(tokens: readonly Token[], states: StateWords): boolean {
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at] as Token;
    const known = word.stateOpening;
    if (known !== null && known.states === states ? known.mayBegin : openingOf(word, states)) return true;
  }
  return false;
}

function openingOf(word: Word, states: StateWords): boolean {
  // For other characters than plain letters, only the pattern knows their variants.
  const mayBegin = /^[a-z]+$/i.test(word.text)
    ? states.firstWords.has(word.text.toLowerCase())
    : states.openings.next(word.text, 0) >= 0;
  word.stateOpening = { states, mayBegin };
  return mayBegin;
}

export const NO_STATES: FoodStates = { said: 0, named: 0 };

const CLAUSE_END = /[,;:.()[\]\n/|•]/u;

/**
 * The states of each food of a text, in the order of the mentions. A word applies to all foods of its clause; if the
 * clause has none ("peanuts, roasted and salted"), to the food before it, otherwise to the food after it.
 */
export function foodStates(text: string, mentions: readonly Placed[], words: StateWords): readonly FoodStates[] | null {
  if (mentions.length === 0) return null;
  const { openings } = words;
  let states: { said: number; named: number }[] | null = null;
  let places: Places | null = null;
  let clause: Clause | null = null;
  for (let at = openings.next(text, 0); at >= 0; at = openings.next(text, at)) {
    const said = stateAt(text, at, words);
    if (said === null) {
      at++;
      continue;
    }
    const end = at + said.length;
    const bit = bitOf(said, words);
    states ??= mentions.map(() => ({ ...NO_STATES }));
    places ??= new Places(mentions);
    if (!clause || end > clause.to) clause = clauseAround(text, places, at, end);
    for (const index of spokenFor(mentions, clause, places, at, end)) {
      const mention = mentions[index];
      const state = states[index];
      if (!mention || !state) continue;
      if (mention.start <= at && end <= mention.end) state.named |= bit;
      else state.said |= bit;
    }
    if (CLAUSE_END.test(said)) clause = null;
    at = end;
  }
  return states;
}

/** `foods`: indexes of the mentions that overlap the clause. */
type Clause = { readonly from: number; readonly to: number; readonly foods: readonly number[] };

/** Computed once for a clause: a long text may be one clause with a state in every line. */
function clauseAround(text: string, places: Places, start: number, end: number): Clause {
  const from = clauseStart(text, start);
  const to = clauseEnd(text, end);
  return { from, to, foods: places.within(from, to) };
}

function spokenFor(
  mentions: readonly Placed[],
  { from, to, foods }: Clause,
  places: Places,
  start: number,
  end: number,
): readonly number[] {
  for (const index of foods) {
    const mention = mentions[index];
    if (!mention || mention.start < start || mention.end > end) return foods;
  }
  const beside = places.beside(from, to);
  return beside === undefined ? foods : [...foods, beside];
}

function clauseStart(text: string, at: number): number {
  for (let i = at - 1; i >= 0; i--) if (CLAUSE_END.test(text[i] as string)) return i + 1;
  return 0;
}

function clauseEnd(text: string, at: number): number {
  for (let i = at; i < text.length; i++) if (CLAUSE_END.test(text[i] as string)) return i;
  return text.length;
}
