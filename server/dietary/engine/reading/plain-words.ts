import type { Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { foldWord } from "../text/fold";
import { listOfKind } from "../text/word-lists";
import { asWord } from "./remarks";

/**
 * Unknown words of a recipe's line that dictionaries know, and that no language uses for a food: "slender carrots",
 * "1 egg, within reach". An adjective counts beside a food, any such word where a remark stands: behind the first food,
 * set off by a sign, with no food beside it. All other unknown words may be a food. Menus and labels have no remarks, and a
 * menu's adjective may name a preparation: "truite normande" comes with cream.
 */
export function withoutPlainWords(pieces: readonly Piece[], { plainWord }: Knowledge): readonly Piece[] {
  if (!pieces.some(({ kind }) => kind === "unknown")) return pieces;
  const said = (piece: Piece) => {
    if (piece.tokens.length !== 1) return undefined;
    const folded = piece.tokens[0]?.folded ?? "";
    return BESIDE_FOOD.has(folded) ? "beside" : plainWord?.(folded);
  };
  const tells = (piece: Piece): boolean => {
    const word = said(piece);
    return word !== undefined && word !== "origin";
  };
  const hasFood = pieces.some(({ kind }) => kind === "concept");
  let isBehindFood = false;
  return partsOf(pieces).flatMap((part) => {
    const last = part.findLastIndex(({ kind }) => kind === "concept");
    const isRemark = last < 0 && isBehindFood && part.every((piece) => piece.kind !== "unknown" || tells(piece));
    isBehindFood ||= last >= 0;
    return part.map((piece, at) => {
      if (piece.kind !== "unknown") return piece;
      const word = said(piece);
      const isExcused = isRemark || (hasFood && word === "beside") || (at < last && word === "describes");
      return isExcused ? asWord(piece) : piece;
    });
  });
}

const BESIDE_FOOD: ReadonlySet<string> = new Set(listOfKind("beside_food").map(foldWord));

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
