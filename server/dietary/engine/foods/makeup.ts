import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { SubstanceMask } from "../model/substances";
import { foldedWords } from "../text/tokens";
import { kindsAbove, perhapsAbove } from "./kinds";
import { perConcept } from "./per-concept";

/**
 * The foods that a food contains, as indexes of concepts with all that they are kinds of: tahini and chickpeas in hummus,
 * apples in apple juice. `sure` are those that it always contains, `perhaps` those that it often contains. A food does
 * not contain itself.
 */
export type Makeup = {
  readonly sure: ReadonlySet<number>;
  readonly perhaps: ReadonlySet<number>;
  /**
   * Foods of `sure` and `perhaps` that are named as ingredients, without their ancestors: nuts, but not every plant.
   */
  readonly ingredients: ReadonlySet<number>;
};

type Making = {
  readonly sure: Set<number>;
  readonly perhaps: Set<number>;
  readonly ingredients: Set<number>;
  isBegun: boolean;
};

const makings = perConcept(
  (): Making => ({ sure: new Set(), perhaps: new Set(), ingredients: new Set(), isBegun: false }),
);

export function makeupOf(concept: Concept, knowledge: Knowledge): Makeup {
  const makeup = makings(concept, knowledge);
  if (makeup.isBegun) return makeup;
  // Set before it is complete, so that a table with a cycle ends.
  makeup.isBegun = true;
  for (const ancestor of concept.ancestors) {
    const each = knowledge.concepts[ancestor] as Concept;
    for (const { food, isSure } of knowledge.holdings.get(ancestor) ?? []) add(makeup, food, isSure, knowledge);
    if (each.index === concept.index || !hasTrait(each, "grouping"))
      for (const food of namedFoods(each, knowledge)) add(makeup, food, true, knowledge);
  }
  return makeup;
}

function add(to: Making, index: number, isSure: boolean, knowledge: Knowledge) {
  const food = knowledge.concepts[index] as Concept;
  const inner = makeupOf(food, knowledge);
  to.ingredients.add(index);
  for (const each of inner.ingredients) to.ingredients.add(each);
  const certain = isSure ? to.sure : to.perhaps;
  for (const each of kindsAbove(food, knowledge)) certain.add(each);
  for (const each of perhapsAbove(food, knowledge)) to.perhaps.add(each);
  for (const each of inner.sure) certain.add(each);
  for (const each of inner.perhaps) to.perhaps.add(each);
}

/** The foods whose names are part of this food's name: garlic in "garlic bread", but not butter in "butter bean". */
export const namedFoods = perConcept((concept, knowledge): readonly number[] =>
  foodsInName(concept, knowledge).filter((index) => isNamed(concept, index, knowledge)),
);

/** Every food whose name is part of this food's name, whatever is known about both. */
export function foodsInName(concept: Concept, knowledge: Knowledge): number[] {
  const words = foldedWords(concept.name);
  const named: number[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      if (to - from === words.length) continue;
      const text = words.slice(from, to).join(" ");
      const indexes = conceptsNamed(text, knowledge);
      if (indexes.length === 0) continue;
      if (!knowledge.vagueNames.has(text)) named.push(...indexes);
      from = to - 1;
      break;
    }
  }
  return named;
}

/** A review may give a name to another food, but it may still mean the reference's food. */
function conceptsNamed(text: string, { lexicon, reviewedFrom }: Knowledge): number[] {
  const index = lexicon.concepts.get(text);
  const before = reviewedFrom?.lexicon.concepts.get(text);
  return [...new Set([index, before])].filter((each) => each !== undefined);
}

/**
 * A food counts as contained only if it adds no substance that the other is known not to contain. Only the reference's
 * facts count: if a review adds a caution to butter, a biscuit still contains butter.
 */
function isNamed(concept: Concept, index: number, knowledge: Knowledge): boolean {
  const { concepts } = knowledge.reviewedFrom ?? knowledge;
  if (concept.ancestors.includes(index) || knowledge.falseFriends.get(concept.index)?.has(index)) return false;
  const food = concepts[index];
  const { yes, may } = (concepts[concept.index] ?? concept).profile;
  return !food || (food.profile.yes & ~(yes | may)) === 0;
}

/** The substances of the foods that a food's own name contains: tree nuts for "walnut cake". */
export const namedSubstances = perConcept((concept, knowledge): SubstanceMask => {
  let mask = 0;
  for (const index of foodsInName(concept, knowledge)) mask |= knowledge.concepts[index]?.profile.yes ?? 0;
  return mask;
});
