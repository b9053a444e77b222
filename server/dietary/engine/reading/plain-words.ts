import type { Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { asWord } from "./remarks";

/**
 * Unknown words of a recipe's line that dictionaries know, and that no language uses for a food: "slender carrots",
 * "1 egg, within reach". An adjective counts beside a food, any such word where a remark stands: behind the first food,
 * set off by a sign, with no food beside it. All other unknown words may be a food. Menus and labels have no remarks.
 */
export function withoutPlainWords(pieces: readonly Piece[], { plainWord }: Knowledge): readonly Piece[] {
  if (!plainWord || !pieces.some(({ kind }) => kind === "unknown")) return pieces;
  const said = (piece: Piece) => {
    const word = piece.tokens.length === 1 ? plainWord(piece.tokens[0]?.folded ?? "") : undefined;
    return word === "origin" ? undefined : word;
  };
  let isBehindFood = false;
  return partsOf(pieces).flatMap((part) => {
    const last = part.findLastIndex(({ kind }) => kind === "concept");
    const isRemark = last < 0 && isBehindFood && part.every((piece) => piece.kind !== "unknown" || said(piece));
    isBehindFood ||= last >= 0;
    return part.map((piece, at) => {
      if (piece.kind !== "unknown") return piece;
      return isRemark || (at < last && said(piece) === "describes") ? asWord(piece) : piece;
    });
  });
}

/** The pieces between one sign and the next. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    const part = parts.at(-1);
    if (part && piece.before === "") part.push(piece);
    else parts.push([piece]);
  }
  return parts;
}
