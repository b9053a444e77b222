import type { Piece } from "./recognise";

/** Words that take a claim back or make it depend on something: "not gluten free", "almost nut free". */
const TAKES_BACK =
  /^(?:not|non|never|isnt|arent|cant|cannot|wont|dont|doesnt|didnt|except|excepting|excluding|excludes|excluded|unless|almost|nearly|hardly|barely|virtually|practically|longer|guarantee|guaranteed|guarantees|nothing|claim|claims|pas|nicht)$/;
/** On a menu also words of offers: "gluten free on request", "vegan option", "ask for dairy free". */
const OFFERS =
  /^(?:option|optional|available|request|ask|asks|can|could|may|might|if|swap|sub|instead|alternative|alternatively|possible|please|upon|would|should|try|make|made|want|prefer|check|inform|tell|speak|upgrade)$/;

/**
 * For each piece, whether a claim there ("nut free", "vegan", "without milk") is taken back or only offered in its
 * sentence or brackets. A question asks: it claims nothing.
 */
export function doubtfulClaims(pieces: readonly Piece[], isMenu: boolean, isQuestion: boolean): readonly boolean[] {
  if (!holdsClaim(pieces)) return NONE;
  const doubtful = pieces.map(() => isQuestion);
  if (isQuestion) return doubtful;
  let from = 0;
  for (let to = 1; to <= pieces.length; to++) {
    if (to < pieces.length && !/[.;()]/.test(pieces[to]?.before ?? "")) continue;
    const sentence = pieces.slice(from, to);
    if (sentence.some((piece) => takesBack(piece, isMenu))) doubtful.fill(true, from, to);
    from = to;
  }
  return doubtful;
}

const NONE: readonly boolean[] = [];

function holdsClaim(pieces: readonly Piece[]): boolean {
  for (let at = 0; at < pieces.length; at++) if (isClaim(pieces[at] as Piece)) return true;
  return false;
}

function isClaim({ word }: Piece): boolean {
  return word === "free" || word === "absent" || word === "plant_based" || word === "meatless";
}

function takesBack(piece: Piece, isMenu: boolean): boolean {
  if (piece.kind === "concept" || piece.kind === "number") return false;
  if (piece.kind === "word" && piece.word === "optional") return isMenu;
  const words = piece.tokens.map((token) => token.text.toLowerCase().replace(/['’]/g, ""));
  if (piece.kind === "word" && piece.word !== "descriptor") return false;
  return words.some((word) => TAKES_BACK.test(word) || (isMenu && OFFERS.test(word)));
}
