import { conceptOf } from "../foods/concept-of";
import type { Concept, Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { setOfKind } from "../text/word-lists";

const AS_USUAL = setOfKind("as_usual");

/**
 * "Oat milk or regular" and "regular or oat milk" offer milk: "regular" beside "or" stands for the food after which the
 * other one is named.
 * @returns the pieces, in which such a word is replaced by that food
 */
export function withUsualFoods(pieces: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  if (!pieces.some(isUsual)) return pieces;
  return pieces.map((piece, at) => {
    if (!isUsual(piece) || pieces[at + 1]?.kind === "concept") return piece;
    const other = otherThan(pieces, at);
    const concept = other && namedAfter(other, knowledge);
    return concept ? { kind: "concept", concept, word: null, tokens: piece.tokens, before: piece.before } : piece;
  });
}

const isUsual = ({ kind, tokens }: Piece): boolean =>
  kind !== "concept" && kind !== "number" && tokens.length === 1 && AS_USUAL.has(tokens[0]?.folded ?? "");

/** The food on the other side of "or". */
function otherThan(pieces: readonly Piece[], at: number): Concept | null | undefined {
  if (isOr(pieces[at - 1])) return pieces.slice(0, at).findLast(({ kind }) => kind === "concept")?.concept;
  if (isOr(pieces[at + 1])) return pieces.slice(at).find(({ kind }) => kind === "concept")?.concept;
  return undefined;
}

const isOr = (piece: Piece | undefined): boolean => piece?.word === "joiner" && piece.tokens.at(-1)?.folded === "or";

/** "oat milk" is named after milk, "vegan sour cream" after sour cream. */
function namedAfter({ name }: Concept, knowledge: Knowledge): Concept | undefined {
  const words = name.split(" ");
  for (let from = 1; from < words.length; from++) {
    const found = conceptOf(words.slice(from).join(" "), knowledge);
    if (found) return found;
  }
  return undefined;
}
