import type { DietKey } from "@/lib/dietary/diets";
import type { Concept, Knowledge } from "../model/knowledge";
import { NOTHING, type Profile, soften, UNKNOWN, union, without } from "../model/profile";
import { BIT, NUTS, type SubstanceMask, withImplied } from "../model/substances";
import { DIET_RULES } from "./diet-rules";
import { kindsAbove } from "./kinds";
import { makeupOf } from "./makeup";

export type Presence = "yes" | "no" | "maybe";

/** What an administrator stated about a food, whether the reference contains it or not. */
export type ReviewedFood = {
  /** The slug of its concept, or a new one for a food that is not in the reference. */
  readonly slug: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Slugs of the more general foods, in the reference or reviewed themselves. Slugs that are neither are ignored. */
  readonly parents: readonly string[];
  /** Whether the food fits, by diet. */
  readonly fits: Readonly<Partial<Record<DietKey, Presence>>>;
  readonly holds: readonly { readonly substances: SubstanceMask; readonly presence: Presence }[];
};

/** What "does not fit" means for a food if no allergen says more. */
const STANDS_FOR: Partial<Record<DietKey, SubstanceMask>> = {
  vegan: BIT.animal,
  vegetarian: BIT.slaughter,
  pescatarian: BIT.meat,
  gluten_free: BIT.gluten,
  nut_free: NUTS,
  shellfish_free: BIT.crustacean | BIT.mollusc,
};

/**
 * Adds reviewed foods to the knowledge. A statement about a food replaces what the reference says of the same thing.
 * Cautions also apply to every food below it and to every dish that contains it (as a possibility, if the dish only
 * often contains it); statements that remove a caution apply to neither. A food's own statement decides about it, in
 * whatever order the foods come. For a food that is not in the reference, everything that was not stated stays unknown,
 * apart from the cautions of the foods above it. Guesses of the classifier are not included, because nobody has
 * reviewed them.
 */
export function withReviewed(base: Knowledge, foods: readonly ReviewedFood[]): Knowledge {
  if (foods.length === 0) return base;
  const concepts = [...base.concepts];
  const conceptIndex = new Map(base.conceptIndex);
  const stated = new Map<number, ReviewedFood>();
  const texts: [string, number][] = [];
  for (const food of parentsFirst(foods)) {
    const known = conceptIndex.get(food.slug);
    const index = known ?? concepts.length;
    if (known === undefined) {
      concepts.push(newConcept(food, index, concepts, conceptIndex));
      conceptIndex.set(food.slug, index);
    }
    stated.set(index, food);
    // A reviewed name replaces the reference's spelling, because it is newer.
    for (const text of [food.name, ...food.synonyms]) texts.push([text, index]);
  }
  const knowledge: Knowledge = {
    ...base,
    reviewedFrom: base.reviewedFrom ?? base,
    concepts,
    conceptIndex,
    lexicon: base.lexicon.with(texts),
  };
  restate(concepts, stated, knowledge);
  return knowledge;
}

/** Sorts reviewed foods after the reviewed foods above them, because they inherit their place in the tree. */
function parentsFirst(foods: readonly ReviewedFood[]): ReviewedFood[] {
  const bySlug = new Map(foods.map((food) => [food.slug, food]));
  const ordered = new Set<ReviewedFood>();
  const met = new Set<ReviewedFood>();
  const add = (food: ReviewedFood) => {
    if (met.has(food)) return;
    met.add(food);
    for (const slug of food.parents) {
      const parent = bySlug.get(slug);
      if (parent) add(parent);
    }
    ordered.add(food);
  };
  for (const food of foods) add(food);
  return [...ordered];
}

function newConcept(
  food: ReviewedFood,
  index: number,
  concepts: readonly Concept[],
  conceptIndex: ReadonlyMap<string, number>,
): Concept {
  const parents = food.parents.flatMap((slug) => conceptIndex.get(slug) ?? []);
  const above = parents.flatMap((parent) => concepts[parent] ?? []);
  const cautions = above.map(({ profile }): Profile => ({ ...profile, unknown: 0 }));
  return {
    index,
    id: food.slug,
    name: food.name.toLowerCase(),
    parents,
    ancestors: [...new Set([index, ...above.flatMap(({ ancestors }) => ancestors)])],
    profile: cautions.reduce(union, UNKNOWN),
    traits: 0,
  };
}

/** A dish's makeup is computed when it is first needed, so that applying a review is quick. */
function restate(concepts: Concept[], foods: ReadonlyMap<number, ReviewedFood>, knowledge: Knowledge): void {
  const cautions = new Map<number, Profile>();
  for (const [index, food] of foods) {
    const caution = afterStatement(food, NOTHING);
    if (caution.yes | caution.may) cautions.set(index, caution);
  }
  const restated = (concept: Concept): Profile => {
    const own = foods.get(concept.index);
    const cautious = withCautions(concept, cautions, knowledge);
    return own ? afterStatement(own, cautious) : cautious;
  };
  for (const [at, concept] of concepts.entries())
    if (cautions.size > 0 || foods.has(at)) concepts[at] = new RestatedConcept(concept, restated);
}

class RestatedConcept implements Concept {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly parents: readonly number[];
  readonly ancestors: readonly number[];
  readonly traits: number;
  #profile: Profile | null = null;
  readonly before: Concept;
  readonly #restated: (concept: Concept) => Profile;

  constructor(before: Concept, restated: (concept: Concept) => Profile) {
    this.index = before.index;
    this.id = before.id;
    this.name = before.name;
    this.parents = before.parents;
    this.ancestors = before.ancestors;
    this.traits = before.traits;
    this.before = before;
    this.#restated = restated;
  }

  get profile(): Profile {
    this.#profile ??= this.#restated(this.before);
    return this.#profile;
  }
}

function withCautions(concept: Concept, cautions: ReadonlyMap<number, Profile>, knowledge: Knowledge): Profile {
  let profile = concept.profile;
  const { sure, perhaps } = makeupOf(concept, knowledge);
  for (const indexes of [kindsAbove(concept, knowledge), sure])
    for (const index of indexes) {
      const caution = cautions.get(index);
      if (caution) profile = union(profile, caution);
    }
  for (const index of perhaps) {
    const caution = cautions.get(index);
    if (caution) profile = union(profile, soften(caution, caution.yes));
  }
  return profile;
}

/** Removes substances first, so that a stated substance stays even if a diet was said to fit. */
function afterStatement({ fits, holds }: ReviewedFood, before: Profile): Profile {
  let profile = before;
  const diets = Object.entries(fits) as [keyof typeof DIET_RULES, Presence][];
  const rules = diets.flatMap(([key, value]) => (DIET_RULES[key] ? [{ key, value, ...DIET_RULES[key] }] : []));
  for (const { value, forbid, caution } of rules) if (value === "yes") profile = without(profile, forbid | caution);
  for (const { substances, presence } of holds) if (presence === "no") profile = without(profile, substances);
  for (const { substances, presence } of holds) {
    if (presence === "yes") profile = union(profile, { yes: withImplied(substances), may: 0, unknown: 0 });
    if (presence === "maybe") profile = union(profile, { yes: 0, may: withImplied(substances), unknown: 0 });
  }
  for (const { key, value, forbid } of rules) {
    if (value === "no" && !(profile.yes & forbid))
      profile = union(profile, { yes: STANDS_FOR[key] ?? forbid, may: 0, unknown: 0 });
    if (value === "maybe") profile = union(profile, { yes: 0, may: forbid & ~profile.yes, unknown: 0 });
  }
  return profile;
}
