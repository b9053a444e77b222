import type { Piece } from "../model/piece";
import type { Token } from "../text/word";
import { setOfKind } from "../text/word-lists";

/** Names of cuts of meat and fish. If the text names no plant, they are not parts of a plant. */
const CUT_OF_FLESH = setOfKind("cut_of_flesh");
export const isCutOfFlesh = (word: string): boolean => CUT_OF_FLESH.has(word.toLowerCase());

/** "Game roast", "roast with potatoes", not "roast and mashed potatoes". */
const isRoast = ({ text: word, end }: Token, pieces: readonly Piece[], text: string): boolean =>
  /^roast$/i.test(word) && (pieces.length > 1 || /^\s+with\b/i.test(text.slice(end, end + 9)));
const SAID_OF_FOOD_BEFORE = setOfKind("of_food_before");

/**
 * "Thighs with rice", "chops and peas": the cut of an animal that is not named. Cuts as a shape ("in fillets"), or in
 * brackets, describe the food before them.
 */
export function cutOfFlesh(pieces: readonly Piece[], text: string): Piece | undefined {
  const last = pieces.at(-1);
  if (!last || last.kind === "concept" || /[(:/]/.test(pieces[0]?.before ?? "")) return;
  const token = last.tokens.at(-1);
  if (!token || !(isCutOfFlesh(token.text) || isRoast(token, pieces, text))) return;
  return pieces.some(({ tokens }) => SAID_OF_FOOD_BEFORE.has(tokens[0]?.folded ?? "")) ? undefined : last;
}
