import { perConcept } from "../foods/per-concept";
import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { NutrientValues, TableFood } from "../model/nutrition";
import { ofSession } from "../model/session";
import { foodNutrients } from "./food-nutrients";
import { mayRaise, type RuleSubject, statesOfFood, statesOfRow } from "./food-states";

/**
 * A nutrient in 100 g of a food, in the product's unit. `value` is the table's value for the food or for its nearest
 * ancestor in the table. `low` and `high` say how far it may be from the truth: they equal `value` for a food in the
 * table, and span the whole family if one member stands for another (sea bass for every fish, cheddar for every
 * cheese).
 */
export type NutrientBounds = { readonly value: number; readonly low: number; readonly high: number };

const answers = perConcept(() => new Map<RuleSubject, NutrientBounds | null>());

/** null: nobody has measured it. */
export function nutrientBounds(concept: Concept, subject: RuleSubject, knowledge: Knowledge): NutrientBounds | null {
  const ofConcept = answers(concept, knowledge);
  const known = ofConcept.get(subject);
  if (known !== undefined) return known;
  const bounds = workOut(concept, subject, knowledge);
  ofConcept.set(subject, bounds);
  return bounds;
}

function workOut(concept: Concept, subject: RuleSubject, knowledge: Knowledge): NutrientBounds | null {
  const known = foodNutrients(concept, knowledge);
  const value = known && subjectValue(known.per100g, subject);
  // A dish that may contain anything does not have the carbohydrates of its name.
  if (value === null || (subject === "net_carbohydrates" && concept.profile.unknown)) return null;
  const isItsOwn = known?.basis === "own" && !knowledge.classWords.has(concept.index);
  // What a food cannot contain by nature is zero, whatever related foods contain.
  if (isItsOwn || (value === 0 && (subject === "lactose" || subject === "gluten")))
    return { value, low: value, high: value };
  if (known && isDishOfFood(concept, known.holder, knowledge)) return { value, low: 0, high: Number.POSITIVE_INFINITY };
  const { low, high } = known ? familyRange(known.holder, subject, knowledge) : NO_RANGE;
  return { value, low: Math.min(value, low), high: Math.max(value, high) };
}

/** Walnut cake is below walnuts in the tree, but the figures of walnuts do not include its flour. */
const isDishOfFood = (concept: Concept, holder: number, { concepts }: Knowledge): boolean =>
  hasTrait(concept, "compound") && !hasTrait(concepts[holder] as Concept, "compound");

type Range = { readonly low: number; readonly high: number };

const NO_RANGE: Range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };

const ranges = ofSession(() => new Map<RuleSubject, (Range | undefined)[]>());

/**
 * The least and the greatest value of the table's foods at or below a concept, which may be hundreds. Reviews add no
 * food to the table, so all reviewed knowledges share the ranges of the reference.
 */
function familyRange(holder: number, subject: RuleSubject, knowledge: Knowledge): Range {
  const reference = knowledge.reviewedFrom ?? knowledge;
  const bySubject = ranges(reference);
  const byHolder = bySubject.get(subject) ?? new Array<Range | undefined>(knowledge.concepts.length);
  bySubject.set(subject, byHolder);
  byHolder[holder] ??= rangeOf(plainFamily(holder, subject, reference), subject);
  return byHolder[holder];
}

/**
 * The table's foods at or below a concept, without those whose preparation raised the nutrient: salt cod says nothing
 * about how much sodium a fish has. A food that is below the concept by its preparation alone stays.
 */
export function plainFamily(holder: number, subject: RuleSubject, knowledge: Knowledge): readonly TableFood[] {
  const states = statesOfFood(knowledge.concepts[holder] as Concept, knowledge);
  return (families(knowledge).get(holder) ?? []).flatMap(({ food, concept }) => {
    const own = (statesOfFood(concept, knowledge) | statesOfRow(food, knowledge)) & ~states;
    return mayRaise(own, subject, concept, knowledge) ? [] : [food];
  });
}

/** All of the table's foods at or below a concept. */
export const wholeFamily = (holder: number, knowledge: Knowledge): readonly TableFood[] =>
  (families(knowledge).get(holder) ?? []).map(({ food }) => food);

function rangeOf(family: readonly TableFood[], subject: RuleSubject): Range {
  let { low, high } = NO_RANGE;
  for (const { per100g } of family) {
    const value = subjectValue(per100g, subject);
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}

function subjectValue(per100g: NutrientValues, subject: RuleSubject): number | null {
  if (subject !== "net_carbohydrates") return per100g[subject];
  return per100g.carbohydrates === null ? null : Math.max(0, per100g.carbohydrates - (per100g.fiber ?? 0));
}

type Kin = { readonly food: TableFood; readonly concept: Concept };

/** The table's foods at or below each concept. */
const families = ofSession(({ foods, concepts }): ReadonlyMap<number, readonly Kin[]> => {
  const byHolder = new Map<number, Kin[]>();
  for (const [index, food] of foods) {
    const concept = concepts[index] as Concept;
    for (const ancestor of concept.ancestors) {
      const list = byHolder.get(ancestor);
      if (list) list.push({ food, concept });
      else byHolder.set(ancestor, [{ food, concept }]);
    }
  }
  return byHolder;
});
