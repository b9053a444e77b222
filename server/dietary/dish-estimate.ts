import type { PlacedMention } from "./engine/knowledge";
import { type Concept, hasTrait, isA, type Knowledge, perConcept } from "./engine/knowledge";
import type { Nutrient } from "./engine/weigh";
import { type FoodNutrients, foodNutrients, isCounted, nearest } from "./engine/weigh";

/** One food of a dish: its usual weight, and its values per 100 g in the public table. */
export type EstimatedPart = {
  readonly mention: PlacedMention;
  readonly grams: number;
  /** The weight with the water in which the food is cooked. */
  readonly servedGrams: number;
  readonly per100g: Readonly<Record<Nutrient, number | null>>;
  /** The name of the table's row, for people to check. */
  readonly food: string;
};

export type DishEstimate = {
  readonly parts: readonly EstimatedPart[];
  /** The known grams of a dish, and all grams; an unknown food counts as GRAMS_OF_UNKNOWN. */
  readonly knownGrams: number;
  readonly grams: number;
};

const GRAMS_OF_UNKNOWN = 60;
/** Dry grains, pasta and pulses absorb this multiple of their weight in water. */
const COOKED_FACTOR = 2.5;
const SOLD_DRY = ["grain", "pasta", "legume"];

/**
 * Estimates the contents of a dish from the usual weights of its foods, because menus state no weights. Foods that are
 * absent, optional or traces do not count.
 */
export function estimateDish(mentions: readonly PlacedMention[], knowledge: Knowledge): DishEstimate {
  const parts: EstimatedPart[] = [];
  let unknownGrams = 0;
  for (const mention of distinctFoods(mentions, knowledge)) {
    const food = mention.head && servingOf(mention.head, knowledge);
    if (food?.isSeasoning) continue;
    if (food?.figures && mention.unknownWords.length === 0) parts.push(partOf(mention, food.figures));
    else unknownGrams += food?.grams ?? GRAMS_OF_UNKNOWN;
  }
  const knownGrams = parts.reduce((sum, part) => sum + part.servedGrams, 0);
  return { parts, knownGrams, grams: knownGrams + unknownGrams };
}

const partOf = (
  mention: PlacedMention,
  { grams, servedGrams, per100g, food }: Omit<EstimatedPart, "mention">,
): EstimatedPart => ({ mention, grams, servedGrams, per100g, food });

type Serving = {
  /** Used by the pinch. */
  readonly isSeasoning: boolean;
  /** null: the usual weight is unknown. */
  readonly grams: number | null;
  readonly figures: Omit<EstimatedPart, "mention"> | null;
};

/** The usual serving of a food, whatever name a menu uses. */
const servingOf = perConcept((head, knowledge): Serving => {
  const isPinched = isSeasoning(head, knowledge);
  const kind = nearest(head, knowledge, (each) => knowledge.kindWeights.get(each.index))?.value;
  const known = figuresOf(head, knowledge);
  if (!known || !kind) return { isSeasoning: isPinched, grams: kind?.gramsUntold ?? null, figures: null };
  const { per100g, food } = known;
  const grams = kind.gramsUntold;
  const water = isSoldDry(head, food.description, knowledge) ? grams * (COOKED_FACTOR - 1) : 0;
  const figures = { grams, servedGrams: grams + water, per100g, food: food.description };
  return { isSeasoning: isPinched, grams, figures };
});

/** Distinct foods, without the name of the whole dish ("salad") if the description lists its contents. */
function distinctFoods(mentions: readonly PlacedMention[], knowledge: Knowledge): PlacedMention[] {
  const present = mentions.filter((mention) => mention.polarity === "present");
  const isDescribed = present.some((mention) => mention.field === "description" && mention.head);
  const seen = new Set<Concept>();
  return [...present].reverse().filter(({ field, head }) => {
    if (field === "name" && isDescribed && (!head || hasTrait(head, "compound") || isMade(head, knowledge)))
      return false;
    if (!head) return true;
    if ([...seen].some((other) => other.ancestors.includes(head.index))) return false;
    seen.add(head);
    return true;
  });
}

/** The values of a food or of its kind. Foods made by a recipe ("house dressing") have only their own. */
function figuresOf(concept: Concept, knowledge: Knowledge): FoodNutrients | null {
  const figures = foodNutrients(concept, knowledge);
  const isRecipe = hasTrait(concept, "compound") || isMade(concept, knowledge);
  return figures && (figures.basis === "own" || !isRecipe) ? figures : null;
}

function isSoldDry(concept: Concept, food: string, knowledge: Knowledge): boolean {
  return /\b(raw|dry|uncooked)\b/i.test(food) && SOLD_DRY.some((id) => isBelow(concept, id, knowledge));
}

/** Seasonings are used by the pinch and menus state no amount, so neither salt nor the iron of thyme is estimated. */
const isSeasoning = (concept: Concept, knowledge: Knowledge): boolean =>
  !isCounted(concept, knowledge) || isBelow(concept, "salt", knowledge);

const isMade = (concept: Concept, knowledge: Knowledge): boolean => isBelow(concept, "made-food", knowledge);

function isBelow(concept: Concept, id: string, knowledge: Knowledge): boolean {
  const index = knowledge.conceptIndex.get(id);
  return index !== undefined && isA(concept, index);
}

/** The total of a nutrient in the known foods, in the product's unit; null if no food has a value. */
export function totalOf(estimate: DishEstimate, nutrient: Nutrient): number | null {
  let total: number | null = null;
  for (const { per100g, grams } of estimate.parts) {
    const value = per100g[nutrient];
    if (value !== null) total = (total ?? 0) + (value * grams) / 100;
  }
  return total;
}
