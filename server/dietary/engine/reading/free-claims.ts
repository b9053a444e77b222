import { absentClass, type Concept, hasTrait, heldByReference } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { BIT, type SubstanceMask } from "../model/substances";
import type { Separator } from "../text/word";
import { isClassAlone } from "./class-alone";
import { goesOnWithFood, newPhrase, type Phrase, PRESENT } from "./phrase-state";

type Claim = {
  readonly pieces: readonly Piece[];
  /** The index of "free" among the pieces. */
  readonly index: number;
  readonly isDoubtful: boolean;
  /** "dairy-free", "dairyfree". */
  readonly isHyphened: boolean;
};

/**
 * "gluten and dairy free soy sauce": the foods before "free" are absent from the food after it, or from the dish. If
 * the claim is taken back or only offered, the dish as it is contains them.
 */
export function markFree(current: Phrase, phrases: Phrase[], claim: Claim): void {
  const before = current.pieces[0]?.before ?? "";
  const freed = takeFreed(current, claim.isHyphened);
  if (!freed) return;
  const isBeforeFood = goesOnWithFood(claim.pieces, claim.index);
  const certain = [freed];
  const perhaps: ConceptPiece[] = [];
  const add = (piece: ConceptPiece) => (isBeforeFood && isEaten(piece) ? perhaps : certain).push(piece);
  if (!claim.isHyphened) for (let piece = takeClass(current); piece; piece = takeClass(current)) add(piece);
  if (current.pieces.length === 0 && current.polarity === "present")
    takeListed(phrases, before, isBeforeFood).forEach(add);
  if (claim.isDoubtful) perhaps.push(...certain);
  else {
    for (const { concept } of certain) {
      const gone = freedOf(concept);
      current.dropped |= gone;
      current.tag |= gone;
      const left = heldByReference(concept) & ~gone;
      current.softened |= left;
      if (!hasTrait(concept, "allergen")) current.tagSoftened |= left;
    }
    current.tagAt = claim.pieces[claim.index]?.tokens[0]?.start ?? 0;
  }
  for (const piece of perhaps) phrases.push({ ...newPhrase(PRESENT), polarity: "trace", pieces: [piece] });
}

type ConceptPiece = Extract<Piece, { kind: "concept" }>;

/** "kids eat pancakes free": "free" denies a made food only with a hyphen. */
function takeFreed({ pieces }: Phrase, isHyphened: boolean): ConceptPiece | null {
  const at = pieces.findLastIndex(({ kind }) => kind !== "word");
  const piece = pieces[at];
  if (piece?.kind !== "concept" || (!isHyphened && hasTrait(piece.concept, "compound"))) return null;
  pieces.length = at;
  return piece;
}

function takeClass({ pieces }: Phrase): ConceptPiece | null {
  const piece = pieces.at(-1);
  if (!isAllergenPiece(piece)) return null;
  pieces.pop();
  return piece;
}

/** "eggs (gluten free)" and "Fish. Gluten free" are not lists of absent classes. */
const LISTED = /^[,&/|]?$/;

/**
 * "gluten, dairy and nut free". Only names of classes may be joined by commas alone: "eggs, dairy-free cheese" contains
 * eggs.
 */
function takeListed(phrases: Phrase[], before: Separator, isBeforeFood: boolean): ConceptPiece[] {
  const taken: ConceptPiece[] = [];
  let isTied = before !== ",";
  let previous = phrases.at(-1);
  let tie: Separator = before;
  while (LISTED.test(tie) && previous?.polarity === "present" && previous.pieces.length === 1) {
    const [piece] = previous.pieces;
    if (!isAllergenPiece(piece) || (!isTied && isBeforeFood && isEaten(piece))) break;
    taken.push(piece);
    phrases.pop();
    isTied ||= piece.before !== ",";
    tie = piece.before;
    previous = phrases.at(-1);
  }
  return taken;
}

/**
 * "Fish and gluten-free chips", "soy dairy free yogurt": these class words are also foods, which may be in the dish.
 */
const isEaten = ({ concept }: ConceptPiece): boolean => !isClassAlone(concept);

function isAllergenPiece(piece: Piece | undefined): piece is ConceptPiece {
  return piece?.kind === "concept" && hasTrait(piece.concept, "allergen");
}

/**
 * "nut free" denies the whole class, "walnut free" only one food of that class. Honey, sugar and gelatine are classes of
 * one food.
 */
const freedOf = (concept: Concept): SubstanceMask =>
  hasTrait(concept, "allergen")
    ? absentClass(concept)
    : heldByReference(concept) & (BIT.bee | BIT.added_sugar | BIT.gelatine);
