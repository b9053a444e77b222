import type { Piece } from "../model/piece";
import type { Separator } from "../text/word";

const PARTS: ReadonlySet<Separator> = new Set([",", ";", ":", "(", ")", ".", "|"]);

/**
 * A joining word that stands alone where a list names a food is a food that we do not know: the French "et" is "and", the
 * Turkish one is meat ("makarna, et, soğan").
 */
export const withLoneWords = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some((_, index) => isLone(pieces, index))
    ? pieces.map((piece, index) =>
        isLone(pieces, index) ? { ...piece, kind: "unknown", concept: null, word: null } : piece,
      )
    : pieces;

function isLone(pieces: readonly Piece[], index: number): boolean {
  const { kind, word, before } = pieces[index] as Piece;
  if (kind !== "word" || (word !== "joiner" && word !== "linker")) return false;
  const next = pieces[index + 1];
  const begins = index === 0 || PARTS.has(before);
  return begins && pieces.length > 1 && (next === undefined ? index > 0 : next.before === "," || next.before === ")");
}
