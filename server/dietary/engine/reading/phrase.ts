import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { NOTHING, type Profile, soften, UNKNOWN, union, without } from "../model/profile";
import { ANIMAL_SUBSTANCES, BIT, FLESH, type SubstanceMask, withImplied } from "../model/substances";
import { foldWord } from "../text/fold";
import { foldedText } from "../text/tokens";
import { alternatives, listOfKind, meaningsOf, setOfKind } from "../text/word-lists";
import { crossingFoods } from "./crossing-foods";
import { isCoated, isMadeDish, seasonedWith } from "./made-dishes";
import { addPart, isFood, nearestFood, type Part, type PhraseOptions, possible } from "./phrase-parts";

/** The result for one noun phrase: its foods, their joint profile, and its unknown words. */
export type PhraseReading = {
  readonly concepts: readonly Concept[];
  readonly head: Concept | null;
  readonly profile: Profile;
  readonly unknownWords: readonly Piece[];
  /** True if a kitchen made a dish of it, with ingredients that the text does not name. */
  readonly isMade: boolean;
};

/** The usual ingredients of a meat-free or plant version of an animal food. */
export const USUAL_SUBSTITUTES = BIT.soy | BIT.gluten | BIT.wheat | BIT.grain | BIT.tree_nut | BIT.legume | BIT.refined;
const VEGETARIAN_SUBSTITUTES = USUAL_SUBSTITUTES | BIT.egg | BIT.milk;

/** What a dish usually contains in addition to the food that it is named after. */
const KITCHEN: Profile = {
  yes: 0,
  may: withImplied(
    BIT.milk |
      BIT.egg |
      BIT.wheat |
      BIT.soy |
      BIT.celery |
      BIT.mustard |
      BIT.sesame |
      BIT.fish |
      BIT.tree_nut |
      BIT.peanut,
  ),
  unknown: 0,
};

/** What flesh and cheese are coated with before frying, unless the text says otherwise. */
const COATING: Profile = {
  yes: 0,
  may: withImplied(BIT.wheat | BIT.egg | BIT.milk | BIT.corn) | BIT.fodmap,
  unknown: 0,
};

/** What a preparation with a proper name usually adds: "sole Dugléré", "potatoes Anna". */
const PREPARATION: Profile = {
  yes: 0,
  may: withImplied(BIT.milk | BIT.egg | BIT.wheat | BIT.celery | BIT.mustard | BIT.sulphite | BIT.alcohol | BIT.soy),
  unknown: 0,
};

type FoodPiece = Extract<Piece, { kind: "concept" }>;

type Qualifiers = { plantBased: boolean; meatless: boolean; imitation: boolean };

export function readPhrase(pieces: readonly Piece[], knowledge: Knowledge, options: PhraseOptions): PhraseReading {
  const [only] = pieces;
  return only?.kind === "concept" && pieces.length === 1 && !hasTrait(only.concept, "coated")
    ? readOneFood(only, knowledge)
    : readWords(pieces, knowledge, options);
}

/** Reads a phrase of a single food, whose meaning no other word can change. */
const readOneFood = (food: FoodPiece, knowledge: Knowledge): PhraseReading => ({
  concepts: [food.concept],
  head: hasTrait(food.concept, "modifier") ? null : food.concept,
  profile: namedOf(food, knowledge),
  unknownWords: NO_WORDS,
  isMade: false,
});

const NO_WORDS: readonly Piece[] = [];

function readWords(pieces: readonly Piece[], knowledge: Knowledge, options: PhraseOptions): PhraseReading {
  const qualifiers: Qualifiers = { plantBased: false, meatless: false, imitation: false };
  const ordered = headsLast(pieces, knowledge);
  const parts: Part[] = [];
  const unknown: Piece[] = [];
  let forms = 0;
  const isLeftOpen = pieces.some(leavesClaimOpen);
  for (let i = ordered.length - 1; i >= 0; i--) {
    const piece = ordered[i] as Piece;
    if (piece.kind === "unknown") {
      if (!(options.tellsNames && isOrigin(piece, pieces, knowledge))) unknown.push(piece);
    } else if (piece.kind === "concept") {
      const { concept } = piece;
      const near = nearestFood(parts);
      if (near && hasTrait(concept, "adjective")) continue;
      const stated = isLeftOpen ? statedOf(concept, knowledge) : namedOf(piece, knowledge);
      const own = isFlavoredBy(ordered[i + 1]) ? possible(stated) : stated;
      addPart(parts, near, concept, own, knowledge);
    } else if (piece.kind === "word") {
      if (piece.word === "form") forms++;
      else if (piece.word === "styled") qualifiers.imitation ||= isAnimalFood(ordered[i - 1]);
      else noteQualifier(piece.word, qualifiers);
    }
  }
  parts.reverse();
  if (isLedByPlantFood(pieces, knowledge)) softenDish(parts);
  let profile = togetherOf(parts);
  const crossing = crossingFoods(pieces, knowledge);
  if (crossing !== 0) profile = union(profile, { yes: 0, may: crossing, unknown: 0 });
  const isMade = isMadeDish(withoutTail(pieces), options, knowledge);
  if (isMade) profile = union(profile, KITCHEN);
  const seasoned = seasonedWith(pieces, parts, options, knowledge);
  if (seasoned !== 0) profile = union(profile, { yes: 0, may: seasoned, unknown: 0 });
  if (isCoated(pieces, parts, profile, options, knowledge)) profile = union(profile, COATING);
  if (!options.isIngredient && unknown.length > 0 && parts.some(isFood)) profile = union(profile, PREPARATION);
  if (isOnlyFlavored(ordered, parts)) profile = union(profile, UNKNOWN);
  if (unknown.length > 0 || (parts.length === 0 && forms > 0)) profile = union(profile, UNKNOWN);
  return {
    concepts: countedConcepts(parts),
    head: parts.findLast(isFood)?.concept ?? null,
    profile: union(qualify(profile, qualifiers), { yes: 0, may: tiedBehindClaim(pieces, knowledge), unknown: 0 }),
    unknownWords: unknown,
    isMade,
  };
}

/**
 * "Crab bites €9", "crab bites for 2", "crab bites (6 pieces)": the price, count, size or weight behind a dish's name says
 * nothing about the dish.
 */
function withoutTail(pieces: readonly Piece[]): readonly Piece[] {
  let end = pieces.length;
  while (end > 1 && isOfTail(pieces[end - 1] as Piece, pieces[end - 2] as Piece)) end--;
  return end === pieces.length ? pieces : pieces.slice(0, end);
}

const isOfTail = ({ kind, word }: Piece, before: Piece): boolean =>
  kind === "number" || word === "descriptor" || (kind === "word" && before.kind === "number");

/** "vegan cheese burger": a vegan burger with cheese, or a burger with vegan cheese. */
function isLedByPlantFood(pieces: readonly Piece[], knowledge: Knowledge): boolean {
  const [first] = pieces;
  const isLed = first?.kind === "concept" && first.tokens.length > 1 && first.tokens[0]?.folded === "vegan";
  return isLed && !pieces.at(-1)?.tokens.some(({ folded }) => isAnimal(folded, knowledge));
}

/** "beef burger" is made of beef, with any sauce. */
function isAnimal(word: string, { lexicon, concepts }: Knowledge): boolean {
  const concept = concepts[lexicon.concepts.get(word) ?? -1];
  return concept !== undefined && !hasTrait(concept, "compound") && (concept.profile.yes & ANIMAL_SUBSTANCES) !== 0;
}

function softenDish(parts: readonly Part[]): void {
  const dish = parts.at(-1);
  if (parts.length > 1 && dish && hasTrait(dish.concept, "compound"))
    dish.profile = soften(dish.profile, ANIMAL_SUBSTANCES);
}

/** "baked goods": a class whose foods have different ingredients. */
const isNamelessClass = (concept: Concept): boolean =>
  hasTrait(concept, "grouping") &&
  ((concept.profile.yes | concept.profile.may) & (ALLERGENS | ANIMAL_SUBSTANCES)) === 0;

function statedOf(concept: Concept, { classMembers }: Knowledge): Profile {
  if (isNamelessClass(concept)) return UNKNOWN;
  const members = classMembers.get(concept.index);
  return members === undefined ? concept.profile : union(concept.profile, { yes: 0, may: members.held, unknown: 0 });
}

/**
 * The profile of a food by its name. "vegan butter" is another name of margarine, which may contain milk, so the claim
 * in the name is applied.
 */
function namedOf({ concept, tokens }: FoodPiece, knowledge: Knowledge): Profile {
  const stated = statedOf(concept, knowledge);
  const claims = tokens.length > 1 && knowledge.lexicon.words.get(tokens[0]?.folded ?? "") === "plant_based";
  return claims ? without(stated, ANIMAL_SUBSTANCES) : stated;
}

/** "ideally vegan butter" may be butter. */
const leavesClaimOpen = ({ kind, tokens }: Piece): boolean =>
  kind !== "concept" && tokens.some(({ folded }) => LEAVES_CLAIM_OPEN.has(folded));
const LEAVES_CLAIM_OPEN = setOfKind("leaves_claim_open");

const ALLERGENS = BIT.gluten | BIT.soy | BIT.peanut | BIT.tree_nut | BIT.sesame | BIT.mustard | BIT.celery | BIT.corn;

function togetherOf(parts: readonly Part[]): Profile {
  const [first] = parts;
  if (!first) return NOTHING;
  let { profile } = first;
  for (let i = 1; i < parts.length; i++) profile = union(profile, (parts[i] as Part).profile);
  return profile;
}

function countedConcepts(parts: readonly Part[]): Concept[] {
  const counted: Concept[] = [];
  for (const part of parts) if (part.counts) counted.push(part.concept);
  return counted;
}

/** "chicken-style pieces" are made of something else; "Greek-style yogurt" names no food before the word. */
function isAnimalFood(piece: Piece | undefined): boolean {
  return piece?.kind === "concept" && (piece.concept.profile.yes & ANIMAL_SUBSTANCES) !== 0;
}

/** "crab-flavoured sticks": the text does not say what the sticks are made of. */
function isOnlyFlavored(pieces: readonly Piece[], parts: readonly Part[]): boolean {
  if (!pieces.some(isFlavoredBy)) return false;
  const foods = parts.filter(isFood);
  if (foods.length !== 1) return false;
  const at = pieces.findIndex((piece) => piece.kind === "concept" && piece.concept === foods[0]?.concept);
  return isFlavoredBy(pieces[at + 1]);
}

/**
 * "Poulet de Bresse", "prosciutto di Parma": after plain meat or produce, the name of a place is its origin. A dish or a
 * cream may be made of what is named ("mousse de Toblerone"), and a name that is no known place may be of a food.
 */
function isOrigin(piece: Piece, pieces: readonly Piece[], { plainWord }: Knowledge): boolean {
  const at = pieces.indexOf(piece);
  const food = pieces[at - 2];
  const [token] = piece.tokens;
  if (pieces[at - 1]?.word !== "linker" || food?.kind !== "concept" || pieces[at + 1] || !token) return false;
  const isPlain = !hasTrait(food.concept, "compound") && (food.concept.profile.yes & BIT.milk) === 0;
  if (!isPlain || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
  return ORIGINS.has(token.folded) || plainWord?.(token.folded) === "origin";
}

const ORIGINS: ReadonlySet<string> = new Set(listOfKind("origin").map(foldWord));

/**
 * Reads "cream of coconut" as "coconut cream", and "tarte aux noix" as "noix tarte", so that the filling comes before
 * the dish.
 */
function headsLast(pieces: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  const filled = pieces.findIndex((piece, at) => tiesFilling(piece) && isDish(pieces[at - 1], knowledge));
  if (filled > 0 && pieces.slice(filled + 1).some(({ kind }) => kind === "concept"))
    return [...pieces.slice(filled + 1), ...pieces.slice(0, filled)];
  const at = pieces.findIndex((piece, index) => piece.word === "linker" || (index > 0 && isLinkedByElision(piece)));
  const behind = pieces[at]?.word === "linker" ? at + 1 : at;
  if (at <= 0 || behind === pieces.length) return pieces;
  if (!pieces.slice(0, at).some((piece) => piece.kind === "concept")) return pieces;
  return [...headsLast(pieces.slice(behind), knowledge), ...pieces.slice(0, at)];
}

/** "soupe d'asperges" is linked like "soupe de carottes": the linker is written together with the food. */
const isLinkedByElision = ({ tokens }: Piece): boolean => ELIDED_LINKER.test(tokens[0]?.text ?? "");
const ELIDED_LINKER = new RegExp(
  `^(?:${alternatives(meaningsOf("elided").flatMap(([word, means]) => (means === "linker" ? [word] : [])))})['’ʼ\`´]`,
  "iu",
);

const tiesFilling = ({ kind, tokens }: Piece): boolean => kind === "word" && TIES_FILLING.has(foldedText(tokens));
const TIES_FILLING = setOfKind("ties_filling");

/** True for what a kitchen cooks: "lait aux amandes" is milk with almonds, not almond milk. */
const isDish = (piece: Piece | undefined, { conceptIndex }: Knowledge): boolean =>
  piece?.kind === "concept" && COOKED.some((id) => piece.concept.ancestors.includes(conceptIndex.get(id) ?? -1));
const COOKED = ["prepared-dish", "filled-dish"];

function isFlavoredBy(next: Piece | undefined): boolean {
  return next?.word === "flavored";
}

function noteQualifier(word: string, qualifiers: Qualifiers): void {
  if (word === "plant_based") qualifiers.plantBased = true;
  else if (word === "meatless") qualifiers.meatless = true;
  else if (word === "imitation") qualifiers.imitation = true;
}

/**
 * "Insalata vegana al tonno", "salade végane au fromage": the claim belongs to the dish before it, and the food that is
 * linked after it may still be in the dish, as after "with".
 */
function tiedBehindClaim(pieces: readonly Piece[], knowledge: Knowledge): SubstanceMask {
  const claim = pieces.findIndex(({ word }) => word === "plant_based" || word === "meatless");
  const tie = pieces.findIndex((piece, at) => at > claim && (piece.word === "linker" || tiesFilling(piece)));
  if (claim <= 0 || tie < 0) return 0;
  let mask = 0;
  for (const piece of pieces.slice(tie + 1))
    if (piece.kind === "concept") mask |= namedOf(piece, knowledge).yes & ANIMAL_SUBSTANCES;
  return mask;
}

/** "vegan cheese" contains no milk, but soy, nuts or starch; the text does not say which. */
function qualify(profile: Profile, qualifiers: Qualifiers): Profile {
  let result = profile;
  if (qualifiers.plantBased) result = replaced(result, ANIMAL_SUBSTANCES, USUAL_SUBSTITUTES);
  if (qualifiers.meatless) result = replaced(result, FLESH, VEGETARIAN_SUBSTITUTES);
  if (qualifiers.imitation && result.yes & ANIMAL_SUBSTANCES)
    result = union(soften(result, ANIMAL_SUBSTANCES), { yes: 0, may: VEGETARIAN_SUBSTITUTES, unknown: 0 });
  return result;
}

function replaced(profile: Profile, gone: number, instead: number): Profile {
  const had = (profile.yes | profile.may) & gone;
  const left = without(profile, gone);
  return had ? union(left, { yes: 0, may: instead & ~gone, unknown: 0 }) : left;
}
