import { perConcept } from "../foods/per-concept";
import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { Nutrient } from "../model/nutrition";
import { ANIMAL_SUBSTANCES, BIT } from "../model/substances";
import { foodNutrients, nearest } from "./food-nutrients";
import { wholeFamily } from "./nutrient-bounds";

/**
 * Grams of trans fat in 100 g of the fat of a food that is made of several. By Regulation (EU) 2019/649 at most 2,
 * except what the fat of animals holds by nature, which is at most 7 in the dairy foods and the beef of the table.
 */
const TRANS_OF_FAT = 2;
const TRANS_OF_ANIMAL_FAT = 7;

/**
 * The most of a nutrient that 100 g of a food can hold by what else is known of it: sugar is one of its carbohydrates,
 * plants hold no cholesterol. Infinite for a nutrient about which nothing follows.
 */
export function possibleMost(concept: Concept, nutrient: Nutrient, knowledge: Knowledge): number {
  const known = foodNutrients(concept, knowledge);
  const isOwn = known?.basis === "own" && !knowledge.classWords.has(concept.index);
  switch (nutrient) {
    case "sugar":
      return isOwn ? (known.per100g.carbohydrates ?? 100) : 100;
    case "saturated_fat":
      return mostFat(concept, knowledge);
    case "trans_fat":
      return (mostFat(concept, knowledge) * transOfFat(concept, knowledge)) / 100;
    case "cholesterol":
      return possibleSubstances(concept) & ANIMAL_SUBSTANCES ? Number.POSITIVE_INFINITY : 0;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const possibleSubstances = ({ profile: { yes, may, unknown } }: Concept): number => yes | may | unknown;

/** The fat in 100 g of a food: its own, or the most of the foods of its class that the table has. */
const mostFat: (concept: Concept, knowledge: Knowledge) => number = perConcept((concept, knowledge) => {
  const known = foodNutrients(concept, knowledge);
  if (!known || hasTrait(concept, "compound")) return known?.basis === "own" ? (known.food.fat ?? 100) : 100;
  if (known.basis === "own" && !knowledge.classWords.has(concept.index)) return known.food.fat ?? 100;
  return Math.max(...wholeFamily(known.holder, knowledge).map(({ fat }) => fat ?? 100));
});

/** Of plain fat, the most of its class (trans-of-fat.tsv). What is made of several foods may hold that of any. */
function transOfFat(concept: Concept, knowledge: Knowledge): number {
  const ofClass = nearest(concept, knowledge, ({ index }) => knowledge.transOfFat.get(index));
  if (ofClass && (ofClass.distance === 0 || !hasTrait(concept, "compound"))) return ofClass.value;
  return possibleSubstances(concept) & (BIT.milk | BIT.meat) ? TRANS_OF_ANIMAL_FAT : TRANS_OF_FAT;
}
