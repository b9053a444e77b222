import { perConcept } from "../foods/per-concept";
import type { Concept, Knowledge } from "../model/knowledge";
import type { Nutrient, TableFood } from "../model/nutrition";
import { ofSession } from "../model/session";
import { STATE_BIT, type StateMask, statesIn } from "../text/state-words";
import { anyOf } from "../text/word-lists";

/** What the limits of a health concern are about. */
export type RuleSubject = Nutrient | "net_carbohydrates";

/** Nutrients that each state may raise. */
const RAISED: Partial<Record<RuleSubject, StateMask>> = {
  sodium: STATE_BIT.salted | STATE_BIT.enriched,
  sugar: STATE_BIT.sweetened,
  carbohydrates: STATE_BIT.sweetened | STATE_BIT.enriched,
  net_carbohydrates: STATE_BIT.sweetened | STATE_BIT.enriched,
  calories: STATE_BIT.sweetened | STATE_BIT.enriched,
  saturated_fat: STATE_BIT.enriched,
  trans_fat: STATE_BIT.enriched,
  cholesterol: STATE_BIT.enriched,
};

/** Their table rows are of the dry food already. */
const SOLD_DRY = ["legume", "grain", "pasta", "flour", "spice", "herb", "tea", "coffee", "seed", "nut"];

const isSoldDry = perConcept((concept, { conceptIndex }) =>
  SOLD_DRY.some((id) => concept.ancestors.includes(conceptIndex.get(id) ?? -1)),
);

/** They are tinned in syrup, juice or water; olives are pickled first. */
const TINNED_WITHOUT_SALT = ["fruit", "juice-drink", "milk", "coconut"];

const isTinnedPlain = perConcept(({ ancestors }, { conceptIndex, kindStates }) => {
  const isSalted = ancestors.some((index) => ((kindStates.get(index) ?? 0) & STATE_BIT.salted) !== 0);
  return !isSalted && TINNED_WITHOUT_SALT.some((id) => ancestors.includes(conceptIndex.get(id) ?? -1));
});

/** Whether one of the states may have added to the nutrient of the food. */
export function mayRaise(states: StateMask, subject: RuleSubject, food: Concept, knowledge: Knowledge): boolean {
  if (states === 0) return false;
  if (subject === "sodium" && states & STATE_BIT.tinned && isTinnedPlain(food, knowledge)) return false;
  const raising = (RAISED[subject] ?? 0) | (isSoldDry(food, knowledge) ? 0 : STATE_BIT.concentrated);
  return (states & raising) !== 0;
}

/** "shrimp paste", "bacon-flavoured": what is sold under such a name is usually salted. */
const SALTED_FORM = new RegExp(`(?<![\\p{L}])${anyOf("salted_form")}$`, "iu");

/** "reduced-fat milk": less of one nutrient, and nothing was boiled down. */
const LESS_OF_ONE = /\breduced[\s-]+(?:fat|salt|sodium|sugar|calorie)\b/giu;

/** The states that belong to a food itself: its name or its kind says them. */
export const statesOfFood: (concept: Concept, knowledge: Knowledge) => StateMask = perConcept((concept, knowledge) => {
  const { concepts, kindStates, stateWords } = knowledge;
  const inherited = concept.parents.reduce(
    (mask, parent) => mask | statesOfFood(concepts[parent] as Concept, knowledge),
    0,
  );
  const named = statesIn(concept.name.replaceAll(LESS_OF_ONE, ""), stateWords);
  const form = SALTED_FORM.test(concept.name) ? STATE_BIT.salted : 0;
  return inherited | named | form | (kindStates.get(concept.index) ?? 0);
});

const rowStates = ofSession(() => new Map<TableFood, StateMask>());

/** The states that the figures of a row of the public table include: "Olives, pickled, canned or bottled". */
export function statesOfRow(row: TableFood, knowledge: Knowledge): StateMask {
  const known = rowStates(knowledge).get(row);
  if (known !== undefined) return known;
  const states = statesIn(row.description, knowledge.stateWords);
  rowStates(knowledge).set(row, states);
  return states;
}

/**
 * The states that the figures of a food include. Those of a raw food include only what its row says: mustard greens are
 * below mustard, which is salted.
 */
export const statesIncluded = (concept: Concept, row: TableFood, knowledge: Knowledge): StateMask =>
  statesOfRow(row, knowledge) | (/\braw\b/i.test(row.description) ? 0 : statesOfFood(concept, knowledge));

/** The states of a food that the figures of another one, higher up in the tree, do not include. */
export function statesBeyond(concept: Concept, holder: Concept, row: TableFood, knowledge: Knowledge): StateMask {
  return statesOfFood(concept, knowledge) & ~(statesOfFood(holder, knowledge) | statesOfRow(row, knowledge));
}
