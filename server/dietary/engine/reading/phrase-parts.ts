import { makeupOf } from "../foods/makeup";
import { type Concept, type HeadRule, hasTrait, type Knowledge } from "../model/knowledge";
import { NOTHING, type Profile, soften, without } from "../model/profile";
import { ALL_SUBSTANCES } from "../model/substances";

export type PhraseOptions = {
  /**
   * In an ingredient's name, an unknown word before a head with the trait "settle" is a variety; in a dish's name it
   * may be anything.
   */
  readonly unknownMayBeVariety: boolean;
  /** It begins with an amount, as lines of recipes do and labels do not. */
  readonly isRecipeLine?: boolean;
  /** The text writes foods in small letters, so that a capital begins a name. */
  readonly tellsNames?: boolean;
};

/** A food of the phrase, in the order written. `counts`: it is really in there ("milk" of "almond milk" is not). */
export type Part = { readonly concept: Concept; profile: Profile; counts: boolean };

/** Adds the food before the ones read so far, and applies the head rules between it and its head. */
export function addPart(
  parts: Part[],
  head: Part | undefined,
  concept: Concept,
  own: Profile,
  knowledge: Knowledge,
): void {
  const part: Part = { concept, profile: own, counts: true };
  if (head && repeatsClass(head.concept, concept)) head.profile = NOTHING;
  const rule = head && !hasTrait(concept, "modifier") ? headRuleFor(concept, head.concept, knowledge) : null;
  if (rule && head) {
    applyHeadRule(rule, part, head, parts);
    if (rule.effect === "soften") softenDishesOf(head.concept, rule, parts, knowledge);
  }
  if (head && standsIn(concept, knowledge)) softenIfMadeOfFlesh(concept, head, knowledge);
  parts.push(part);
}

/** "Coconut bacon BLT": what the coconut stands in for is no longer sure in the dish that is made with it. */
function softenDishesOf(flesh: Concept, rule: HeadRule, parts: readonly Part[], knowledge: Knowledge): void {
  for (const part of parts)
    if (part.concept !== flesh && makeupOf(part.concept, knowledge).sure.has(flesh.index))
      part.profile = soften(part.profile, rule.substances);
}

/** "Carrot lox bagel", "tempeh BLT": the plant may take the place of a flesh that the dish is always made with. */
function softenIfMadeOfFlesh(plant: Concept, dish: Part, knowledge: Knowledge): void {
  const { sure, ingredients } = makeupOf(dish.concept, knowledge);
  for (const index of ingredients) {
    const rule = sure.has(index) ? headRuleFor(plant, knowledge.concepts[index] as Concept, knowledge) : null;
    if (rule?.effect === "soften") dish.profile = soften(dish.profile, rule.substances);
  }
}

/** Plants that cooks shape and season until they pass for meat or fish. */
const STAND_INS = ["stands-in-for-any-flesh", "stands-in-for-prepared-flesh"];
const standsIn = ({ ancestors }: Concept, { conceptIndex }: Knowledge): boolean =>
  STAND_INS.some((id) => ancestors.includes(conceptIndex.get(id) ?? -1));

/** "minestrone soup", "fattoush salad": the word for its class says of a dish what its own name says. */
const repeatsClass = (head: Concept, dish: Concept): boolean =>
  head !== dish && hasTrait(head, "compound") && hasTrait(dish, "compound") && dish.ancestors.includes(head.index);

export const isFood = (part: Part): boolean => !hasTrait(part.concept, "modifier");

/** Parts are collected from last to first, so the part that was read last is the nearest. */
export const nearestFood = (gathered: readonly Part[]): Part | undefined => gathered.findLast(isFood);

export function headRuleFor(modifier: Concept, head: Concept, knowledge: Knowledge): HeadRule | null {
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
      // "Almond milk" is no milk, but an "oat milk latte" is still a latte, with its coffee.
      head.counts = hasTrait(head.concept, "compound");
      break;
    case "soften":
      head.profile = soften(head.profile, rule.substances);
      break;
    case "possible":
      modifier.profile = soften(modifier.profile, rule.substances || ALL_SUBSTANCES);
      break;
    case "narrow":
      head.profile = { ...head.profile, may: head.profile.may & ~rule.substances };
      break;
  }
}

export function possible(profile: Profile): Profile {
  return soften(profile, ALL_SUBSTANCES);
}
