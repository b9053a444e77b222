import type { Piece } from "../model/piece";
import { foldWord } from "../text/fold";
import { meaningsOf } from "../text/word-lists";

/** The verb that ends a warning, by the word that begins it: "kann … enthalten". */
const ENDS: ReadonlyMap<string, string> = new Map(
  meaningsOf("warns_until").map(([word, means]) => [foldWord(word), foldWord(means)]),
);
/** More words than a warning has between its two verbs. */
const MOST_AHEAD = 60;

/**
 * "Kann Soja und Senf enthalten", "Kan noten bevatten": the first verb begins the warning and the last one says nothing more.
 * Without it ("Butter kann weggelassen werden") the first verb is an ordinary word.
 */
export function withFramedWarnings(pieces: readonly Piece[]): readonly Piece[] {
  let left: Set<number> | null = null;
  let warned: Map<number, Piece> | null = null;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    const closing = piece.kind === "concept" ? undefined : ENDS.get(piece.tokens[0]?.folded ?? "");
    if (closing === undefined || piece.tokens.length > 1) continue;
    const end = closingVerb(pieces, index, closing);
    if (end < 0) continue;
    left = (left ?? new Set()).add(end);
    warned = (warned ?? new Map()).set(index, { ...piece, kind: "word", concept: null, word: "trace" });
  }
  if (!left || !warned) return pieces;
  const ends = left;
  const begins = warned;
  return pieces.flatMap((piece, index) => (ends.has(index) ? [] : (begins.get(index) ?? piece)));
}

/** The place of the verb in the sentence; -1 if it is not there. */
function closingVerb(pieces: readonly Piece[], from: number, verb: string): number {
  for (let at = from + 1; at < pieces.length && at <= from + MOST_AHEAD; at++) {
    const { before, tokens, kind } = pieces[at] as Piece;
    if (before === "." || before === ";") return -1;
    if (kind !== "concept" && tokens.length === 1 && tokens[0]?.folded === verb) return at;
  }
  return -1;
}
