import { makeupOf } from "../foods/makeup";
import { perConcept } from "../foods/per-concept";
import { type Concept, type HeadRule, hasTrait, type Knowledge } from "../model/knowledge";
import { NOTHING, type Profile, soften, without } from "../model/profile";
import type { HeadEffect } from "../model/reference";
import { ofSession } from "../model/session";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, FLESH } from "../model/substances";
import { foldedWords } from "../text/tokens";

export type PhraseOptions = {
  /** True for the name of one ingredient, which no kitchen has made a dish of. */
  readonly isIngredient: boolean;
  /** True if the text begins with an amount, as lines of recipes do and labels do not. */
  readonly isRecipeLine?: boolean;
  /** True if the text writes foods in small letters, so that a capital begins a proper name. */
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
  for (let at = Math.max(0, parts.length - NEAR); at < parts.length; at++) {
    const other = parts[at] as Part;
    if (isCalledWith(concept, other.concept, knowledge)) other.profile = NOTHING;
  }
  if (head && isCalledWith(head.concept, concept, knowledge)) part.profile = NOTHING;
  const rule = head && !hasTrait(concept, "modifier") ? headRuleFor(concept, head.concept, knowledge) : null;
  if (rule && head) {
    applyHeadRule(rule, part, head, parts);
    if (rule.effect === "absorb") addMilkOf(concept, head.concept, parts, knowledge);
    if (rule.effect === "soften") {
      softenDishesOf(head.concept, rule, parts, knowledge);
      const narrow = narrowRuleFor(concept, head.concept, knowledge);
      if (narrow) applyHeadRule(narrow, part, head, parts);
    }
  }
  if (head && standsIn(concept, knowledge)) softenIfMadeOfFlesh(concept, head, knowledge);
  if (head) narrowDish(concept, head, parts, knowledge);
  parts.push(part);
}

/** "Goat yogurt", "sheep feta": the animal before a dairy food is no meat, it tells whose milk it is. */
function addMilkOf(animal: Concept, dairy: Concept, parts: Part[], knowledge: Knowledge): void {
  const milk = milkOf(animal, knowledge);
  if (milk && (milk.profile.yes & ~dairy.profile.yes) === 0)
    parts.push({ concept: milk, profile: milk.profile, counts: true });
}

const MILK = "milk";

/** The milk that is called after the animal, if it is not what "milk" means anyway; -1 for none. */
const milkAt = perConcept((animal, { lexicon, conceptIndex }): number => {
  const index = lexicon.concepts.get(`${foldedWords(animal.name).join(" ")} ${MILK}`) ?? -1;
  return index === conceptIndex.get(MILK) ? -1 : index;
});
const milkOf = (animal: Concept, knowledge: Knowledge): Concept | undefined =>
  knowledge.concepts[milkAt(animal, knowledge)];

/** Head rules reach over at most this many foods, because nobody writes longer phrases. */
const NEAR = 8;

/** "Pumpkin cream soup" is a pumpkin soup, unless a food in between comes from the sea or contains peanuts. */
function narrowDish(concept: Concept, nearest: Part, parts: readonly Part[], knowledge: Knowledge): void {
  const dish = parts.length > NEAR ? undefined : parts.find(isFood);
  if (!dish || dish === nearest) return;
  const rule = narrowRuleFor(concept, dish.concept, knowledge);
  if (!rule) return;
  let between = 0;
  for (const { concept: each, profile } of parts) if (each !== dish.concept) between |= profile.yes | profile.may;
  if ((between & rule.substances) === 0) applyHeadRule(rule, nearest, dish, parts);
}

/** "Coconut bacon BLT": the flesh that the coconut replaces is no longer certain in the dish that is made with it. */
function softenDishesOf(flesh: Concept, rule: HeadRule, parts: readonly Part[], knowledge: Knowledge): void {
  for (let at = Math.max(0, parts.length - NEAR); at < parts.length; at++) {
    const part = parts[at] as Part;
    if (part.concept !== flesh && isMadeWith(part.concept, flesh, knowledge))
      part.profile = soften(part.profile, rule.substances);
  }
}

/** Poke is made with fish, and sashimi is any kind of fish: after "tuna", both are tuna. */
function isMadeWith(dish: Concept, flesh: Concept, knowledge: Knowledge): boolean {
  const { sure, ingredients } = makeupOf(dish, knowledge);
  if (sure.has(flesh.index)) return true;
  for (const index of ingredients) if (sure.has(index) && flesh.ancestors.includes(index)) return true;
  return knowledge.mixedKinds.get(dish.index)?.some((kind) => flesh.ancestors.includes(kind)) ?? false;
}

/** "Carrot lox bagel", "tempeh BLT": the plant may replace a flesh that the dish always contains. */
function softenIfMadeOfFlesh(plant: Concept, dish: Part, knowledge: Knowledge): void {
  const { sure, ingredients } = makeupOf(dish.concept, knowledge);
  for (const index of ingredients) {
    const flesh = knowledge.concepts[index] as Concept;
    const rule = sure.has(index) && !hasTrait(flesh, "compound") ? headRuleFor(plant, flesh, knowledge) : null;
    if (rule?.effect === "soften") dish.profile = soften(dish.profile, rule.substances);
  }
}

/** Plants that replace a flesh by some rule: those that cooks shape and season until they resemble it. */
const standInsOf = ofSession(({ headRules, concepts }: Knowledge): ReadonlySet<number> => {
  const plants = new Set<number>();
  for (const [head, rules] of headRules) {
    if (hasTrait(concepts[head] as Concept, "compound")) continue;
    for (const { effect, substances, modifier } of rules)
      if (
        effect === "soften" &&
        substances & FLESH &&
        !((concepts[modifier] as Concept).profile.yes & ANIMAL_SUBSTANCES)
      )
        plants.add(modifier);
  }
  return plants;
});
const standsIn = ({ ancestors }: Concept, knowledge: Knowledge): boolean => {
  const plants = standInsOf(knowledge);
  return ancestors.some((index) => plants.has(index));
};

/** "minestrone soup", "fattoush salad": the name of the class adds nothing to the dish's own name. */
const repeatsClass = (head: Concept, dish: Concept): boolean =>
  head !== dish && hasTrait(head, "compound") && hasTrait(dish, "compound") && dish.ancestors.includes(head.index);

/**
 * "Sauce béarnaise", "massaman beef curry": if "hollandaise sauce" is a name of hollandaise, the second word adds
 * nothing.
 */
function isCalledWith(dish: Concept, word: Concept, knowledge: Knowledge): boolean {
  if (!hasTrait(word, "compound") || !hasTrait(dish, "compound") || dish === word) return false;
  return knowledge.lexicon.concepts.get(`${foldedName(dish, knowledge)} ${foldedName(word, knowledge)}`) === dish.index;
}

const foldedName = perConcept((concept): string => foldedWords(concept.name).join(" "));

export const isFood = (part: Part): boolean => !hasTrait(part.concept, "modifier");

/** Parts are collected from last to first, so the part that was read last is the nearest. */
export const nearestFood = (gathered: readonly Part[]): Part | undefined => gathered.findLast(isFood);

/** The first rule for this modifier before this dish. If `effect` is given, only rules with that effect count. */
export function headRuleFor(
  modifier: Concept,
  head: Concept,
  knowledge: Knowledge,
  effect?: HeadEffect,
): HeadRule | null {
  for (const ancestor of head.ancestors) {
    for (const rule of knowledge.headRules.get(ancestor) ?? NO_RULES) {
      if ((rule.scope === "self" && ancestor !== head.index) || (effect && rule.effect !== effect)) continue;
      if (modifier.ancestors.includes(rule.modifier)) return rule;
    }
  }
  return null;
}

/** A "carrot burger" has carrot in place of the meat, so it is not a fish burger. */
export const narrowRuleFor = (modifier: Concept, head: Concept, knowledge: Knowledge): HeadRule | null =>
  headRuleFor(modifier, head, knowledge, "narrow");

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
