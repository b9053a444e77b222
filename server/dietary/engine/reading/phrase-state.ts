import type { Polarity } from "../model/mention";
import type { Piece } from "../model/piece";
import type { SubstanceMask } from "../model/substances";
import type { Separator } from "../text/word";

/**
 * A noun phrase while the text is divided. `tag`: substances that a "free" before no food denies for the dish.
 * `dropped`: substances that it denies for the food after it. `softened`: substances of which only one food was denied:
 * a cheese-free pizza may still contain milk.
 */
export type Phrase = {
  pieces: Piece[];
  polarity: Polarity;
  tag: SubstanceMask;
  dropped: SubstanceMask;
  softened: SubstanceMask;
  /**
   * Substances that are no longer certain in the dish, because one food is "free" before no food: "mojito
   * (non-alcoholic)".
   */
  tagSoftened: SubstanceMask;
  /** The offset of the "free" that set the tag. */
  tagAt: number;
  /** The mark before the phrase's first word. */
  opened: Separator;
  /** True if "and" or "&" joins it to the previous phrase. */
  isJoined: boolean;
  /** True for a warning of traces ("may contain", "traces of"), which is no ingredient. */
  isPrecaution: boolean;
  /** True if the phrase names a purpose ("stabiliser:") and the food for it follows. */
  isNamedBehind: boolean;
  /** "ohne Ei und Milch": perhaps milk is left out too. */
  isPerhapsDenied: boolean;
  /** True if a label's declaration ("free from") denies it, and not a recipe's "without". */
  isDeclared: boolean;
  /** True behind a word that declares what the dish holds ("contains:"), up to the end of that sentence. */
  isStated: boolean;
  /** True unless it is the first of a list after "free from" or "may contain". */
  continued: boolean;
};

export type State = {
  polarity: Polarity;
  /**
   * True if the statement applies to a list ("free from", "may contain"); a plain "no" applies only to what follows
   * directly.
   */
  isList: boolean;
  /** True until the first food of the statement. */
  isFirst: boolean;
  isPrecaution?: boolean;
  /** True behind "contains:". */
  isStated?: boolean;
  /** "ohne Ei und Milch": perhaps milk is left out too. */
  isPerhapsDenied?: boolean;
  /** A plain "no" denies one food. This is the polarity of the next food in the same phrase. */
  behind?: Polarity;
};

export const PRESENT: State = { polarity: "present", isList: false, isFirst: false };
export const STATED: State = { ...PRESENT, isStated: true };
export const TRACE: State = { polarity: "trace", isList: false, isFirst: false };

export const PERHAPS_DENIED: State = { ...TRACE, isPerhapsDenied: true };

export function newPhrase(state: State): Phrase {
  const { polarity, isList, isFirst, isPrecaution = false, isPerhapsDenied = false, isStated = false } = state;
  return {
    pieces: [],
    polarity,
    isPrecaution,
    isPerhapsDenied,
    tag: 0,
    tagAt: 0,
    dropped: 0,
    softened: 0,
    tagSoftened: 0,
    opened: "",
    isJoined: false,
    isNamedBehind: false,
    isDeclared: polarity === "absent" && isList,
    isStated,
    continued: isList && !isFirst,
  };
}

export function goesOnWithFood(pieces: readonly Piece[], index: number): boolean {
  for (let at = index + 1; at < pieces.length; at++) {
    const { kind, word, before } = pieces[at] as Piece;
    if (before !== "" || word === "joiner" || word === "contains") return false;
    if (kind === "concept" || kind === "unknown") return true;
  }
  return false;
}

export function isHyphened(pieces: readonly Piece[], index: number, text: string): boolean {
  const start = pieces[index]?.tokens[0]?.start ?? 0;
  const end = pieces[index - 1]?.tokens.at(-1)?.end ?? 0;
  return start < end || (start === end + 1 && /[-\u2010-\u2013]/.test(text[end] ?? ""));
}
