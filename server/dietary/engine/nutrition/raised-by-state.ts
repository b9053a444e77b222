import type { Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { foodNutrients } from "./food-nutrients";
import { mayRaise, type RuleSubject, statesIncluded } from "./food-states";

/**
 * Whether the preparation that a text names may have added to a nutrient of its food: the table's figures for peanuts
 * do not include the sodium of salted ones. What the name of a food in the table says is included in its figures.
 */
export function raisedBy({ head, states }: PlacedMention, subject: RuleSubject, knowledge: Knowledge): boolean {
  if (!head || (states.said | states.named) === 0) return false;
  const known = foodNutrients(head, knowledge);
  const included = known ? statesIncluded(head, known.food, knowledge) : 0;
  return mayRaise((states.said | states.named) & ~included, subject, head, knowledge);
}
