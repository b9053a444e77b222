import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { STATE_BIT, type StateMask } from "../text/state-words";
import { foodNutrients } from "./food-nutrients";
import type { RuleSubject } from "./nutrient-bounds";

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

/**
 * Whether the preparation of a food may have added to one of its nutrients: the table's value for peanuts does not
 * include the sodium of salted ones. A state that is part of the name of a food in the table is included in its value.
 */
export function raisedBy(mention: PlacedMention, subject: RuleSubject, knowledge: Knowledge): boolean {
  const { head, states } = mention;
  if (!head) return false;
  const known = foodNutrients(head, knowledge);
  const said = known?.basis === "own" ? states.said : states.said | states.named;
  if (said === 0) return false;
  const raising = (RAISED[subject] ?? 0) | (isSoldDry(mention, knowledge) ? 0 : STATE_BIT.concentrated);
  return (said & raising) !== 0;
}

function isSoldDry({ head }: PlacedMention, knowledge: Knowledge): boolean {
  return SOLD_DRY.some((id) => {
    const index = knowledge.conceptIndex.get(id);
    return index !== undefined && head?.ancestors.includes(index);
  });
}
