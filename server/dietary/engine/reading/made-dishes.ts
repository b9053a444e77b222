import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { NOTHING, type Profile } from "../model/profile";
import { BIT, FLESH, type SubstanceMask } from "../model/substances";
import { foldedWords } from "../text/tokens";
import { meaningsOf, setOfKind } from "../text/word-lists";
import { nearestFood, type Part, type PhraseOptions } from "./phrase-parts";

/**
 * "tuna melt", "veggie bowl": the last word says that a kitchen made something of the food before it. On a menu, so
 * does the last word of "prawn balls"; carrot sticks are only cut.
 */
export function isMadeDish(pieces: readonly Piece[], { isIngredient }: PhraseOptions, knowledge: Knowledge): boolean {
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last?.kind !== "word" || (before?.kind !== "concept" && before?.kind !== "unknown")) return false;
  if (last.word === "made") return true;
  if (isIngredient) return false;
  if (isBakedSlice(last, before, knowledge)) return true;
  if (last.word === "baked")
    return !(isBall(last) && before.kind === "concept" && isScooped(before.concept, knowledge));
  return last.word === "shape" && before.kind === "concept" && !isProduce(before.concept.profile);
}

/** "vanilla slice" is a pastry; a slice of bread, cake or fruit is cut from it. */
const isBakedSlice = (last: Piece, { concept }: Piece, { conceptIndex }: Knowledge): boolean =>
  last.tokens[0]?.folded === "slice" &&
  concept !== null &&
  ["spice", "coconut", "nut", "vanilla-flavouring", "citrus", "date", "caramel"].some((id) =>
    concept.ancestors.includes(conceptIndex.get(id) ?? -1),
  ) &&
  last.tokens[0]?.text.toLowerCase() === "slice";

const isBall = ({ tokens }: Piece): boolean => tokens[0]?.folded === "ball";

/** Melon balls are scooped out of melon and contain nothing else. */
const isScooped = ({ ancestors }: Concept, { conceptIndex }: Knowledge): boolean =>
  ["melon", "watermelon", "mozzarella", "butter"].some((id) => ancestors.includes(conceptIndex.get(id) ?? -1));

/** Maps a folded word for a kitchen to the class of dishes that it cooks. */
const KITCHENS: ReadonlyMap<string, string> = new Map(meaningsOf("kitchen"));
const COOKED = ["prepared-dish", "filled-dish", "made-food", "curry-family", "vegetable"];

/** Whether one of these words is a kitchen that seasons what it cooks with what no list of its foods names. */
export const namesKitchen = (text: string): boolean => foldedWords(text).some((word) => KITCHENS.has(word));

/**
 * "Thai beef", "Korean chicken soup": some kitchens season everything with fish sauce, shrimp paste, soy or sesame,
 * which no name mentions. Fruit, herbs and drinks of such a country only come from there.
 */
export function seasonedWith(
  pieces: readonly Piece[],
  parts: readonly Part[],
  { isIngredient }: PhraseOptions,
  { concepts, conceptIndex, lexicon }: Knowledge,
): SubstanceMask {
  if (isIngredient) return 0;
  const word = pieces.find((piece) => piece.kind === "word" && KITCHENS.has(piece.tokens[0]?.folded ?? ""));
  const head = word && nearestFood(parts)?.concept;
  if (!head) return 0;
  const isCooked =
    (head.profile.yes & (FLESH | BIT.egg | BIT.soy | BIT.legume)) !== 0 ||
    COOKED.some((id) => head.ancestors.includes(conceptIndex.get(id) ?? -1));
  const kitchen = KITCHENS.get(word.tokens[0]?.folded ?? "") ?? "";
  const dish = concepts[lexicon.concepts.get(kitchen) ?? -1];
  const { yes, may } = dish?.profile ?? NOTHING;
  // "Indian potato curry": the kitchen's curry is the dish itself, and its potatoes have told what it is not of.
  return isCooked && dish !== head ? yes | may : 0;
}

/** True if a word says so ("crispy"), or if kitchens usually flour or batter this food (calamari). */
export function isCoated(
  pieces: readonly Piece[],
  parts: readonly Part[],
  profile: Profile,
  options: PhraseOptions,
  knowledge: Knowledge,
): boolean {
  if (options.isIngredient) return false;
  const head = nearestFood(parts);
  const isFlesh = (profile.yes & (FLESH | BIT.milk)) !== 0;
  if (pieces.some(({ word }) => word === "coated"))
    return isFlesh || (head !== undefined && isCoatedPlant(head, pieces, knowledge));
  if (!isFlesh) return false;
  return head !== undefined && hasTrait(head.concept, "coated") && !pieces.some(isCookedPlain);
}

/** Kitchens fry mushrooms and courgettes in flour or batter, but potatoes, rice and plantains without. */
function isCoatedPlant({ concept }: Part, pieces: readonly Piece[], { conceptIndex }: Knowledge): boolean {
  const isBelow = (id: string): boolean => concept.ancestors.includes(conceptIndex.get(id) ?? -1);
  if (!pieces.some(({ word, tokens }) => word === "coated" && tokens.some(({ folded }) => FRIED.has(folded))))
    return false;
  return COATED_PLANTS.some(isBelow) && !FRIED_PLAIN.some(isBelow);
}

const FRIED = setOfKind("fried");
const COATED_PLANTS = ["vegetable", "mushroom", "fruit", "vegetable-dish"];
const FRIED_PLAIN = ["potato", "sweet-potato", "plantain", "cassava", "banana", "garlic", "herb", "yam", "taro"];

const isCookedPlain = ({ kind, tokens }: Piece): boolean =>
  kind === "word" && COOKED_PLAIN.has(tokens[0]?.folded ?? "");
const COOKED_PLAIN = setOfKind("cooked_plain");

/** True for fruit, vegetables and spices, which cooks cut up and serve plain. */
const isProduce = ({ yes }: Profile): boolean => (yes & ~(BIT.celery | BIT.fodmap)) === 0;
