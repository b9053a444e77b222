import { perConcept } from "../foods/per-concept";
import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { isCounted } from "../nutrition/counted";

/** What a kitchen serves as it is, or makes sweet: its figures say what there is to say of its salt. */
const NOT_SALTED = [
  "fruit",
  "beverage",
  "bread",
  "breakfast-cereal",
  "cake",
  "chocolate",
  "confectionery",
  "dairy",
  "fruit-preserve",
  "ice-cream",
  "milk-pudding",
  "oat",
  "plain-oil",
  "sweetener",
  "vinegar",
];
/** Fruits that are served as vegetables are. */
const SALTED_ALL_THE_SAME = ["avocado", "plantain", "olive"];

const mayBeSalted = perConcept((concept, knowledge) => {
  const isBelow = (ids: readonly string[]) =>
    ids.some((id) => {
      const index = knowledge.conceptIndex.get(id);
      return index !== undefined && (concept.index === index || concept.ancestors.includes(index));
    });
  return isCounted(concept, knowledge) && (!isBelow(NOT_SALTED) || isBelow(SALTED_ALL_THE_SAME));
});

/** The first food of a dish that a kitchen salts as it likes, which no menu states. */
export const saltedByKitchen = (present: readonly PlacedMention[], knowledge: Knowledge): PlacedMention | undefined =>
  present.find(({ head }) => head && mayBeSalted(head, knowledge));
