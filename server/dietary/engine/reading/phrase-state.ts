import type { Polarity } from "../model/mention";
import type { Piece } from "../model/piece";
import type { SubstanceMask } from "../model/substances";
import type { Separator } from "../text/word";

/**
 * `tag`: what "free" before no food says of the dish. `dropped`: what it says of the food after it. `softened`: what
 * only one food of it was said to be left out of: a cheese-free pizza may still hold milk.
 */
export type Phrase = {
  pieces: Piece[];
  polarity: Polarity;
  tag: SubstanceMask;
  dropped: SubstanceMask;
  softened: SubstanceMask;
  /** What the dish holds no longer for certain where one food is "free" before no food: "mojito (non-alcoholic)". */
  tagSoftened: SubstanceMask;
  /** The offset of the "free" that set the tag. */
  tagAt: number;
  /** The mark before its first word. */
  opened: Separator;
  /** "and" or "&" joins it to the phrase before. */
  isJoined: boolean;
  /** A warning of traces ("may contain", "traces of"), and no ingredient. */
  isPrecaution: boolean;
  /** It names a purpose ("stabiliser:"), and the food for it follows. */
  isNamedBehind: boolean;
  /** "ohne Ei und Milch": perhaps the milk is left out as well. */
  isPerhapsDenied: boolean;
  /** What is said to be absent is a label's declaration ("free from"), and no recipe's "without". */
  isDeclared: boolean;
  /** Not the first of the list that "free from" or "may contain" governs. */
  continued: boolean;
};

export type State = {
  polarity: Polarity;
  /** "free from" and "may contain" govern a list; a plain "no" only what follows at once. */
  isList: boolean;
  /** The first food of the statement has not come yet. */
  isFirst: boolean;
  isPrecaution?: boolean;
  /** "ohne Ei und Milch": perhaps the milk is left out as well. */
  isPerhapsDenied?: boolean;
  /** For a plain "no", which denies one food: the polarity of the next food in the same phrase. */
  behind?: Polarity;
};

export const PRESENT: State = { polarity: "present", isList: false, isFirst: false };
export const TRACE: State = { polarity: "trace", isList: false, isFirst: false };

export const PERHAPS_DENIED: State = { ...TRACE, isPerhapsDenied: true };

export function newPhrase({ polarity, isList, isFirst, isPrecaution = false, isPerhapsDenied = false }: State): Phrase {
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
