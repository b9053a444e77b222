import { type Concept, type HeadRule, hasTrait, type Knowledge } from "./knowledge";
import { type Lexicon, type LexiconNode, NO_CONCEPT } from "./lexicon";
import { isPackaged } from "./packaged";
import { NOTHING, type Profile, soften, UNKNOWN, union, without } from "./profile";
import type { Piece } from "./recognise";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, BIT, FLESH, type SubstanceMask, withImplied } from "./substances";
import type { Token } from "./tokens";
import { readingOf } from "./word-reading";

/** What one noun phrase says: the foods that count, what they hold together, and the words nobody knows. */
export type PhraseReading = {
  readonly concepts: readonly Concept[];
  readonly head: Concept | null;
  readonly profile: Profile;
  readonly unknownWords: readonly Piece[];
  /** A kitchen made something of it, with foods that nobody names. */
  readonly isMade: boolean;
};

export type PhraseOptions = {
  /** In an ingredient's name an unknown word before a settling head is a variety; in a dish's name it may be anything. */
  readonly unknownMayBeVariety: boolean;
  /** It begins with an amount, as a recipe's line does and no label. */
  readonly isRecipeLine?: boolean;
};

/** A meat-free or plant version of an animal food is made of something: these are the usual things. */
export const USUAL_SUBSTITUTES = BIT.soy | BIT.gluten | BIT.wheat | BIT.grain | BIT.tree_nut | BIT.legume | BIT.refined;
const VEGETARIAN_SUBSTITUTES = USUAL_SUBSTITUTES | BIT.egg | BIT.milk;

const DISH_MAKERS = BIT.meat | BIT.egg;

/** What a dish usually holds beside the food that it is named after. */
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

/** What flesh and cheese are fried in, where nobody says that they are fried as they are. */
const COATING: Profile = {
  yes: 0,
  may: withImplied(BIT.wheat | BIT.egg | BIT.milk | BIT.corn) | BIT.fodmap,
  unknown: 0,
};

/** What a preparation that is called by a name of its own usually brings: "sole Dugléré", "potatoes Anna". */
const PREPARATION: Profile = {
  yes: 0,
  may: withImplied(BIT.milk | BIT.egg | BIT.wheat | BIT.celery | BIT.mustard | BIT.sulphite | BIT.alcohol | BIT.soy),
  unknown: 0,
};

type Qualifiers = { plantBased: boolean; meatless: boolean; imitation: boolean };

export function readPhrase(pieces: readonly Piece[], knowledge: Knowledge, options: PhraseOptions): PhraseReading {
  const [only] = pieces;
  return only?.kind === "concept" && pieces.length === 1 && !hasTrait(only.concept, "coated")
    ? readOneFood(only.concept, knowledge)
    : readWords(pieces, knowledge, options);
}

/** Nothing stands beside it that could change what it is. */
const readOneFood = (concept: Concept, knowledge: Knowledge): PhraseReading => ({
  concepts: [concept],
  head: hasTrait(concept, "modifier") ? null : concept,
  profile: statedOf(concept, knowledge),
  unknownWords: NO_WORDS,
  isMade: false,
});

const NO_WORDS: readonly Piece[] = [];

function readWords(pieces: readonly Piece[], knowledge: Knowledge, options: PhraseOptions): PhraseReading {
  const qualifiers: Qualifiers = { plantBased: false, meatless: false, imitation: false };
  const ordered = headsLast(pieces);
  const parts: Part[] = [];
  const unknown: Piece[] = [];
  let forms = 0;
  for (let i = ordered.length - 1; i >= 0; i--) {
    const piece = ordered[i] as Piece;
    if (piece.kind === "unknown") {
      const near = options.unknownMayBeVariety ? nearestFood(parts) : undefined;
      const isSettled =
        near && (isVarietyOf(near.concept) || (options.isRecipeLine && isBrandOf(piece, near.concept, knowledge)));
      if (!isSettled) unknown.push(piece);
    } else if (piece.kind === "concept") {
      const { concept } = piece;
      const near = nearestFood(parts);
      if (near && hasTrait(concept, "adjective")) continue;
      const stated = statedOf(concept, knowledge);
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
  const isMade = isMadeDish(pieces, options, knowledge);
  if (isMade) profile = union(profile, KITCHEN);
  if (isCoated(pieces, parts, profile, options, knowledge)) profile = union(profile, COATING);
  if (!options.unknownMayBeVariety && unknown.length > 0 && parts.some(isFood)) profile = union(profile, PREPARATION);
  if (isOnlyFlavored(ordered, parts)) profile = union(profile, UNKNOWN);
  if (unknown.length > 0 || (parts.length === 0 && forms > 0)) profile = union(profile, UNKNOWN);
  return {
    concepts: countedConcepts(parts),
    head: parts.findLast(isFood)?.concept ?? null,
    profile: qualify(profile, qualifiers),
    unknownWords: unknown,
    isMade,
  };
}

/** "vegan cheese burger": a vegan burger with cheese, or a burger with vegan cheese. */
function isLedByPlantFood(pieces: readonly Piece[], knowledge: Knowledge): boolean {
  const [first] = pieces;
  const isLed = first?.kind === "concept" && first.tokens.length > 1 && first.tokens[0]?.folded === "vegan";
  return isLed && !pieces.at(-1)?.tokens.some(({ folded }) => isAnimal(folded, knowledge));
}

/** A "beef burger" is one of beef, whatever its mayonnaise. */
function isAnimal(word: string, { lexicon, concepts }: Knowledge): boolean {
  const concept = concepts[lexicon.concepts.get(word) ?? -1];
  return concept !== undefined && !hasTrait(concept, "compound") && (concept.profile.yes & ANIMAL_SUBSTANCES) !== 0;
}

function softenDish(parts: readonly Part[]): void {
  const dish = parts.at(-1);
  if (parts.length > 1 && dish && hasTrait(dish.concept, "compound"))
    dish.profile = soften(dish.profile, ANIMAL_SUBSTANCES);
}

/** "baked goods": a class of foods of which each holds something else. */
const isNamelessClass = (concept: Concept): boolean =>
  hasTrait(concept, "grouping") &&
  ((concept.profile.yes | concept.profile.may) & (ALLERGENS | ANIMAL_SUBSTANCES)) === 0;

function statedOf(concept: Concept, { classMembers }: Knowledge): Profile {
  if (isNamelessClass(concept)) return UNKNOWN;
  const members = classMembers.get(concept.index);
  return members === undefined ? concept.profile : union(concept.profile, { yes: 0, may: members.held, unknown: 0 });
}

const ALLERGENS = BIT.gluten | BIT.soy | BIT.peanut | BIT.tree_nut | BIT.sesame | BIT.mustard | BIT.celery | BIT.corn;

const isFood = (part: Part): boolean => !hasTrait(part.concept, "modifier");

/** The parts are gathered from the last to the first: the food read last stands nearest. */
const nearestFood = (gathered: readonly Part[]): Part | undefined => gathered.findLast(isFood);

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

/** "crab-flavoured sticks": of what they are is not said. */
function isOnlyFlavored(pieces: readonly Piece[], parts: readonly Part[]): boolean {
  if (!pieces.some(isFlavoredBy)) return false;
  const foods = parts.filter(isFood);
  if (foods.length !== 1) return false;
  const at = pieces.findIndex((piece) => piece.kind === "concept" && piece.concept === foods[0]?.concept);
  return isFlavoredBy(pieces[at + 1]);
}

/** "Remano pesto": a name before what is bought with a label is its maker's, and the label tells the rest. */
const isBrandOf = ({ tokens }: Piece, head: Concept, knowledge: Knowledge): boolean =>
  /^\p{Lu}/u.test(tokens[0]?.text ?? "") && isPackaged(head, knowledge);

/** "Kestrel potatoes" are potatoes; "Coronation chicken" is a dish: an unknown word before flesh or eggs settles nothing. */
function isVarietyOf(head: Concept): boolean {
  return hasTrait(head, "settle") && (head.profile.yes & DISH_MAKERS) === 0;
}

/**
 * "tuna melt", "veggie bowl": the last word says that a kitchen made something of the food before it. On a menu so do
 * "prawn balls"; carrot sticks are cut only.
 */
function isMadeDish(pieces: readonly Piece[], { unknownMayBeVariety }: PhraseOptions, knowledge: Knowledge): boolean {
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last?.kind !== "word" || (before?.kind !== "concept" && before?.kind !== "unknown")) return false;
  if (last.word === "made") return true;
  if (unknownMayBeVariety) return false;
  if (isBakedSlice(last, before, knowledge)) return true;
  if (last.word === "baked")
    return !(isBall(last) && before.kind === "concept" && isScooped(before.concept, knowledge));
  return last.word === "shape" && before.kind === "concept" && !isProduce(before.concept.profile);
}

/** "vanilla slice" is a pastry; of bread, cake and most of what grows a slice is cut. */
const isBakedSlice = (last: Piece, { concept }: Piece, { conceptIndex }: Knowledge): boolean =>
  last.tokens[0]?.folded === "slice" &&
  concept !== null &&
  ["spice", "coconut", "nut", "vanilla-flavouring", "citrus", "date", "caramel"].some((id) =>
    concept.ancestors.includes(conceptIndex.get(id) ?? -1),
  ) &&
  last.tokens[0]?.text.toLowerCase() === "slice";

const isBall = ({ tokens }: Piece): boolean => tokens[0]?.folded === "ball";

/** Melon is scooped into balls, and nothing else is in them. */
const isScooped = ({ ancestors }: Concept, { conceptIndex }: Knowledge): boolean =>
  ["melon", "watermelon", "mozzarella", "butter"].some((id) => ancestors.includes(conceptIndex.get(id) ?? -1));

/** By a word ("crispy"), or because kitchens fry this food floured or battered unless they say otherwise (calamari). */
function isCoated(
  pieces: readonly Piece[],
  parts: readonly Part[],
  profile: Profile,
  options: PhraseOptions,
  knowledge: Knowledge,
): boolean {
  if (options.unknownMayBeVariety) return false;
  const head = nearestFood(parts);
  const isFlesh = (profile.yes & (FLESH | BIT.milk)) !== 0;
  if (pieces.some(({ word }) => word === "coated"))
    return isFlesh || (head !== undefined && isCoatedPlant(head, pieces, knowledge));
  if (!isFlesh) return false;
  return head !== undefined && hasTrait(head.concept, "coated") && !pieces.some(isCookedPlain);
}

/** Mushrooms and courgettes are fried in flour or batter; potatoes, rice and plantains as they are. */
function isCoatedPlant({ concept }: Part, pieces: readonly Piece[], { conceptIndex }: Knowledge): boolean {
  const isBelow = (id: string): boolean => concept.ancestors.includes(conceptIndex.get(id) ?? -1);
  if (!pieces.some(({ word, tokens }) => word === "coated" && tokens.some(({ folded }) => FRIED.test(folded))))
    return false;
  return COATED_PLANTS.some(isBelow) && !FRIED_PLAIN.some(isBelow);
}

const FRIED = /^(?:fried|batter|battered|tempura|fritt[aeio]|frit[ao]|frit|frittiert|rebozad[ao]|empanado)$/;
const COATED_PLANTS = ["vegetable", "mushroom", "fruit", "vegetable-dish"];
const FRIED_PLAIN = ["potato", "sweet-potato", "plantain", "cassava", "banana", "garlic", "herb", "yam", "taro"];

const isCookedPlain = ({ kind, tokens }: Piece): boolean =>
  kind === "word" && COOKED_PLAIN.test(tokens[0]?.folded ?? "");
const COOKED_PLAIN = /^(?:barbecued|boiled|braised|chargrilled|charred|grilled|poached|raw|steamed|stewed)$/;

/** Fruit, vegetables and spices are what a cook cuts up and serves as they are. */
const isProduce = ({ yes }: Profile): boolean => (yes & ~(BIT.celery | BIT.fodmap)) === 0;

/** A food of the phrase, in the order written. `counts`: it is really in there ("milk" of "almond milk" is not). */
type Part = { readonly concept: Concept; profile: Profile; counts: boolean };

/** Adds the food that stands before the ones read so far, and lets the noun after it, its head, change what either means. */
function addPart(parts: Part[], head: Part | undefined, concept: Concept, own: Profile, knowledge: Knowledge): void {
  const part: Part = { concept, profile: own, counts: true };
  const rule = head && !hasTrait(concept, "modifier") ? headRuleFor(concept, head.concept, knowledge) : null;
  if (rule && head) applyHeadRule(rule, part, head, parts);
  parts.push(part);
}

/**
 * "coconut butter chicken" is chicken with coconut butter, or butter chicken with coconut: what the other way to cut the
 * words names may be in it. @returns the substances of such foods
 */
function crossingFoods(pieces: readonly Piece[], knowledge: Knowledge): SubstanceMask {
  let found: SubstanceMask = 0;
  for (let i = 1; i < pieces.length; i++) {
    const { concept, tokens } = pieces[i - 1] as Piece;
    if (concept === null) continue;
    for (let cut = 1; cut < tokens.length; cut++) {
      const begun = entryWithin(tokens, cut, knowledge.lexicon);
      if (begun?.next) found |= crossingFrom(begun, tokens.slice(0, cut), pieces, i, knowledge);
    }
  }
  return found;
}

/** Where the words from `cut` on lead in the lexicon. */
function entryWithin(tokens: readonly Token[], cut: number, lexicon: Lexicon): LexiconNode | undefined {
  let node = readingOf((tokens[cut] as Token).word, lexicon).start;
  for (let at = cut + 1; node && at < tokens.length; at++) node = node.next?.get((tokens[at] as Token).folded);
  return node;
}

/** What the foods hold whose names go on into the pieces from `first` on. */
function crossingFrom(
  from: LexiconNode,
  before: readonly Token[],
  pieces: readonly Piece[],
  first: number,
  knowledge: Knowledge,
): SubstanceMask {
  let found: SubstanceMask = 0;
  let node: LexiconNode | undefined = from;
  let more = 0;
  for (let i = first; node?.next && i < pieces.length; i++) {
    for (const { folded } of (pieces[i] as Piece).tokens) {
      node = more < LONGEST_CROSSING ? node?.next?.get(folded) : undefined;
      more++;
      if (!node || node.concept === NO_CONCEPT) continue;
      const begun = before.map((token) => token.folded).join(" ");
      if (REPLACING.has(knowledge.lexicon.words.get(begun) ?? "")) return found;
      found |= heldAfter(begun, knowledge.concepts[node.concept] as Concept, knowledge);
    }
  }
  return found;
}

const LONGEST_CROSSING = 3;

function heldAfter(begun: string, food: Concept, knowledge: Knowledge): SubstanceMask {
  const held = food.profile.yes | food.profile.may;
  const before = knowledge.concepts[knowledge.lexicon.concepts.get(begun) ?? -1];
  const rule = before && headRuleFor(before, food, knowledge);
  return rule?.effect === "drop" ? held & ~rule.substances : held;
}

/** "vegan burger patty" holds none of the patty's meat, however it is cut. */
const REPLACING: ReadonlySet<string> = new Set(["plant_based", "meatless", "imitation"]);

function headRuleFor(modifier: Concept, head: Concept, knowledge: Knowledge): HeadRule | null {
  for (const ancestor of head.ancestors) {
    for (const rule of knowledge.headRules.get(ancestor) ?? NO_RULES) {
      if (rule.scope === "self" && ancestor !== head.index) continue;
      if (modifier.ancestors.includes(rule.modifier)) return rule;
    }
  }
  return null;
}

const NO_RULES: readonly HeadRule[] = [];

function applyHeadRule(rule: HeadRule, modifier: Part, head: Part, parts: readonly Part[]): void {
  switch (rule.effect) {
    case "absorb":
      modifier.profile = NOTHING;
      modifier.counts = false;
      break;
    case "only_modifier":
      head.profile = NOTHING;
      head.counts = false;
      break;
    case "drop":
      for (const part of parts) part.profile = soften(part.profile, rule.substances);
      head.profile = without(head.profile, rule.substances);
      head.counts = false;
      break;
    case "soften":
      head.profile = soften(head.profile, rule.substances);
      break;
    case "possible":
      modifier.profile = possible(modifier.profile);
      break;
    case "narrow":
      head.profile = { ...head.profile, may: head.profile.may & ~rule.substances };
      break;
  }
}

/** "cream of coconut" is read as "coconut cream". */
function headsLast(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.word === "linker");
  if (at <= 0 || at === pieces.length - 1) return pieces;
  if (!pieces.slice(0, at).some((piece) => piece.kind === "concept")) return pieces;
  return [...headsLast(pieces.slice(at + 1)), ...pieces.slice(0, at)];
}

function isFlavoredBy(next: Piece | undefined): boolean {
  return next?.word === "flavored";
}

function possible(profile: Profile): Profile {
  return soften(profile, ALL_SUBSTANCES);
}

function noteQualifier(word: string, qualifiers: Qualifiers): void {
  if (word === "plant_based") qualifiers.plantBased = true;
  else if (word === "meatless") qualifiers.meatless = true;
  else if (word === "imitation") qualifiers.imitation = true;
}

/** "vegan cheese" has no milk, and is made of soy, nuts or starch: nobody said which. */
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
