import { type Concept, hasTrait, isA, type Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { ANIMAL_SUBSTANCES, BIT } from "../model/substances";
import type { Phrase } from "./phrase-state";

/** Joins words after a food, and claims before two foods of a dish's name, to the food that they are about. */
export function joinAfterthoughts(phrases: readonly Phrase[], knowledge: Knowledge): void {
  for (let at = 1; at < phrases.length; at++) {
    const phrase = phrases[at] as Phrase;
    const before = phrases[at - 1] as Phrase;
    if (before.polarity !== "present" || phrase.polarity !== "present") continue;
    if (phrase.opened === "(" || phrase.opened === ",") joinBehind(before, phrase, knowledge);
    else if (phrase.isJoined) carryClaim(before, phrase);
    before.isNamedBehind = namesFoodAlone(phrase) && isPurpose(before, knowledge);
  }
}

/** "lemon juice (bottled)", "apricots, dried", "cheese (vegan)", "pasta (gluten free)". */
function joinBehind(food: Phrase, said: Phrase, knowledge: Knowledge): void {
  const last = food.pieces.at(-1);
  if (last?.kind !== "concept") return;
  if (said.opened === "(") {
    // A claim removes from a made dish only what it usually contains.
    if (said.pieces.length === 0 && !hasTrait(last.concept, "compound")) food.dropped |= said.tag & REPLACED;
    const claim = said.pieces.find(({ word }) => word === "plant_based");
    if (claim && said.pieces.length === 1) food.pieces.unshift(claim);
  }
  if (said.pieces.length === 0) return;
  if (said.opened === "(") nameSource(food, last, said.pieces, knowledge);
  if (said.pieces.some(({ kind }) => kind !== "word")) return;
  const words = [...said.pieces, last].flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
  const index = knowledge.lexicon.concepts.get(words.join(" "));
  const concept = index === undefined ? undefined : knowledge.concepts[index];
  if (concept && holdsNoLess(concept, last.concept)) food.pieces[food.pieces.length - 1] = { ...last, concept };
}

/**
 * "lecithin (sunflower)", "vegetable oil (palm)": the brackets name the source. Replaces the food if the reference has
 * one from this source.
 */
function nameSource(
  food: Phrase,
  last: Extract<Piece, { kind: "concept" }>,
  said: readonly Piece[],
  { lexicon, concepts, mixedKinds }: Knowledge,
): void {
  if (food.pieces.length !== 1 || said.length !== 1 || said[0]?.kind !== "concept") return;
  const words = [...said[0].tokens, ...last.tokens.slice(-1)].map(({ folded }) => folded);
  const concept = concepts[lexicon.concepts.get(words.join(" ")) ?? -1];
  const kinds = [last.concept.index, ...(mixedKinds.get(last.concept.index) ?? [])];
  if (concept && concept.index !== last.concept.index && kinds.some((kind) => isA(concept, kind)))
    food.pieces[0] = { ...last, concept };
}

/** "stabiliser", "acidity regulators": the purpose of an additive. */
function isPurpose({ pieces }: Phrase, { conceptIndex }: Knowledge): boolean {
  const last = pieces.at(-1);
  const purpose = conceptIndex.get("additive-class");
  return last?.kind === "concept" && purpose !== undefined && isA(last.concept, purpose);
}

/** ": gellan gum" and "(E415)": the additive alone follows its purpose, so the purpose means nothing else. */
const namesFoodAlone = ({ opened, pieces }: Phrase): boolean =>
  (opened === ":" || opened === "(") && pieces[0]?.kind === "concept" && pieces.every(({ kind }) => kind !== "unknown");

/** There is cheese without milk and pasta without gluten, but no almonds without nuts. */
const REPLACED = BIT.milk | BIT.egg | BIT.gluten;

/** An afterthought may add substances to a food, but removes none. */
const holdsNoLess = ({ profile }: Concept, than: Concept): boolean =>
  (than.profile.yes & ~profile.yes) === 0 && (than.profile.may & ~(profile.yes | profile.may)) === 0;

/**
 * "gluten-free lemon & almond cake": fruit, vegetables and nuts never contain what is left out, so the claim before
 * them is about the dish that is named after them and the next food.
 */
function carryClaim(first: Phrase, second: Phrase): void {
  const head = second.pieces.at(-1);
  if (head?.kind !== "concept" || !hasTrait(head.concept, "compound")) return;
  if (!first.pieces.every(isProduceOrWord) || !first.pieces.some(({ kind }) => kind === "concept")) return;
  const claim = first.pieces.find(({ word }) => word === "plant_based" || word === "meatless");
  if (claim && !second.pieces.some((piece) => namesAnimal(piece))) second.pieces.unshift(claim);
  second.dropped |= first.dropped;
}

const PRODUCE = BIT.tree_nut | BIT.peanut | BIT.celery | BIT.sesame | BIT.fodmap;

function isProduceOrWord(piece: Piece): boolean {
  if (piece.kind === "word") return true;
  if (piece.kind !== "concept" || hasTrait(piece.concept, "compound")) return false;
  const { yes, may } = piece.concept.profile;
  return ((yes | may) & ~PRODUCE) === 0;
}

const namesAnimal = (piece: Piece): boolean =>
  piece.kind === "concept" &&
  !hasTrait(piece.concept, "compound") &&
  (piece.concept.profile.yes & ANIMAL_SUBSTANCES) !== 0;
