import { ALLERGENS, hasTrait } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { ANIMAL_SUBSTANCES } from "../model/substances";
import { setOfKind } from "../text/word-lists";

/** Words that deny or weaken a claim: "not gluten free", "almost nut free". */
const TAKES_BACK = setOfKind("takes_claim_back");
/** On a menu, also words that only offer it: "gluten free on request", "vegan option", "ask for dairy free". */
const OFFERS = setOfKind("offers_claim");

/**
 * For each piece, whether a claim there ("nut free", "vegan", "without milk") is taken back or only offered in its
 * sentence or brackets. A question makes no claim.
 */
export function doubtfulClaims(pieces: readonly Piece[], isMenu: boolean, isQuestion: boolean): readonly boolean[] {
  if (pieces.findIndex(isClaim) < 0) return NONE;
  const doubtful = pieces.map(() => isQuestion);
  if (isQuestion) return doubtful;
  eachPart(pieces, /[.;()]/, (sentence, from, to) => {
    if (sentence.some((piece) => takesBack(piece, isMenu)) || dependsOnAbsence(sentence) || offersUsual(sentence))
      doubtful.fill(true, from, to);
    if (isMenu && endsInTrace(sentence)) doubtful.fill(true, 0, to);
  });
  if (!isMenu)
    eachPart(pieces, /[.;(),:]/, (clause, from, to) => {
      if (isLeftOpen(clause)) doubtful.fill(true, from, to);
    });
  return doubtful;
}

/**
 * "vegan without feta", "GF - no bun": the dish contains the feta, and is vegan only without it. After a mark, a class
 * that is left out is a claim of its own: "vegan, without nuts".
 */
const dependsOnAbsence = (sentence: readonly Piece[]): boolean =>
  sentence.some((piece, at) => {
    const claim = sentence[at - 1];
    if (piece.word !== "absent" || !claim || claim.word === "absent" || !isClaim(claim)) return false;
    if (!WITHOUT.has(piece.tokens[0]?.folded ?? "")) return false;
    return piece.before === "" || isMadeFood(sentence.slice(at + 1).find(({ kind }) => kind === "concept"));
  });

const isMadeFood = (piece: Piece | undefined): boolean =>
  piece?.kind === "concept" &&
  !hasTrait(piece.concept, "allergen") &&
  (piece.concept.profile.yes & (ALLERGENS | ANIMAL_SUBSTANCES)) !== 0;

const WITHOUT = setOfKind("without");

/**
 * "made without nuts in a kitchen that uses them": the warning is about the food of the denial, which is therefore
 * possible.
 */
const endsInTrace = (sentence: readonly Piece[]): boolean => {
  const trace = sentence.findIndex(({ word }) => word === "trace");
  return trace >= 0 && !sentence.slice(trace).some(({ kind }) => kind === "concept");
};

/** Calls `found` with each run of pieces between two marks, and its start and end. */
function eachPart(
  pieces: readonly Piece[],
  marks: RegExp,
  found: (part: readonly Piece[], from: number, to: number) => void,
): void {
  let from = 0;
  for (let to = 1; to <= pieces.length; to++) {
    if (to < pieces.length && !marks.test(pieces[to]?.before ?? "")) continue;
    found(pieces.slice(from, to), from, to);
    from = to;
  }
}

const AS_USUAL = setOfKind("as_usual");

/** "gluten-free or regular bun", "egg-free mayonnaise, or regular": the regular one contains what the claim denies. */
const offersUsual = (sentence: readonly Piece[]): boolean =>
  sentence.some(
    (piece, at) =>
      says(piece, AS_USUAL) && (sentence[at - 1]?.word === "joiner" || sentence[at + 1]?.word === "joiner"),
  );

/** In a recipe's line: "gluten free if needed", "preferably vegan", "dairy free or regular". */
const LEFT_OPEN: ReadonlySet<string> = new Set([...setOfKind("leaves_claim_open"), ...AS_USUAL]);
/** "dairy free milk plus more if needed" leaves the amount open. */
const OF_THE_AMOUNT = setOfKind("more_of_it");

/** "vegan butter if you like" is vegan butter or none: the claim is left open only if no food is in between. */
function isLeftOpen(clause: readonly Piece[]): boolean {
  if (clause.some((piece) => says(piece, OF_THE_AMOUNT))) return false;
  return clause.some((piece, at) => {
    if (!says(piece, LEFT_OPEN)) return false;
    const before = clause.slice(0, at).findLast((each) => each.kind === "concept" || isClaim(each));
    return (before && isClaim(before)) || leadsToClaim(clause.slice(at + 1));
  });
}

/** True if a claim follows. The class that a claim denies may come before its "free". */
function leadsToClaim(rest: readonly Piece[]): boolean {
  const claim = rest.findIndex(isClaim);
  const foods = rest.slice(0, Math.max(claim, 0)).filter(({ kind }) => kind === "concept").length;
  return claim >= 0 && foods <= (rest[claim]?.word === "free" ? 1 : 0);
}

const says = ({ kind, tokens }: Piece, words: ReadonlySet<string>): boolean =>
  kind !== "concept" && kind !== "number" && tokens.some(({ folded }) => words.has(folded));

const NONE: readonly boolean[] = [];

function isClaim({ word }: Piece): boolean {
  return word === "free" || word === "absent" || word === "plant_based" || word === "meatless";
}

function takesBack(piece: Piece, isMenu: boolean): boolean {
  if (piece.kind === "concept" || piece.kind === "number") return false;
  if (piece.kind === "word" && piece.word === "optional") return isMenu;
  const words = piece.tokens.map((token) => token.text.toLowerCase().replace(/['’]/g, ""));
  if (piece.kind === "word" && piece.word !== "descriptor") return false;
  return words.some((word) => TAKES_BACK.has(word) || (isMenu && OFFERS.has(word)));
}
