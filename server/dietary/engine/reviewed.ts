import type { DietKey } from "@/lib/dietary/diets";
import { DIET_RULES } from "./diet-rules";
import type { Concept, Knowledge } from "./knowledge";
import { NOTHING, type Profile, UNKNOWN, union, without } from "./profile";
import { BIT, NUTS, type SubstanceMask, withImplied } from "./substances";

export type Presence = "yes" | "no" | "maybe";

/** What an administrator has stated of a food: of one that was unknown, or of one of the reference's. */
export type ReviewedFood = {
  /** Its concept's, or one of its own where the reference does not hold it. */
  readonly slug: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Slugs of the foods that it is a kind of. */
  readonly parents: readonly string[];
  /** By diet: whether it fits. */
  readonly fits: Readonly<Partial<Record<DietKey, Presence>>>;
  readonly holds: readonly { readonly substances: SubstanceMask; readonly presence: Presence }[];
};

/** What "does not fit" says of a food where no allergen tells more. */
const STANDS_FOR: Partial<Record<DietKey, SubstanceMask>> = {
  vegan: BIT.animal,
  vegetarian: BIT.slaughter,
  pescatarian: BIT.meat,
  gluten_free: BIT.gluten,
  nut_free: NUTS,
  shellfish_free: BIT.crustacean | BIT.mollusc,
};

/**
 * The knowledge with what people have reviewed. What is stated of a food replaces what the reference says of the
 * same thing; caution also reaches every food below it, ease does not. Of a food that the reference does not hold,
 * whatever was not stated stays unknown. Guesses of the classifier are no part of this: nobody has reviewed them.
 */
export function withReviewed(base: Knowledge, foods: readonly ReviewedFood[]): Knowledge {
  if (foods.length === 0) return base;
  const concepts = [...base.concepts];
  const conceptIndex = new Map(base.conceptIndex);
  const texts: [string, number][] = [];
  for (const food of foods) {
    const known = conceptIndex.get(food.slug);
    if (known === undefined) {
      const index = concepts.length;
      concepts.push(newConcept(food, index, concepts, conceptIndex));
      conceptIndex.set(food.slug, index);
    } else {
      restate(food, known, concepts);
    }
    const index = conceptIndex.get(food.slug) ?? 0;
    // A reviewed name replaces a reference's spelling: it is the later word.
    for (const text of [food.name, ...food.synonyms]) texts.push([text, index]);
  }
  return {
    ...base,
    reviewedFrom: base.reviewedFrom ?? base,
    concepts,
    conceptIndex,
    lexicon: base.lexicon.with(texts),
  };
}

function newConcept(
  food: ReviewedFood,
  index: number,
  concepts: readonly Concept[],
  conceptIndex: ReadonlyMap<string, number>,
): Concept {
  const parents = food.parents.flatMap((slug) => conceptIndex.get(slug) ?? []);
  const above = parents.flatMap((parent) => concepts[parent]?.ancestors ?? []);
  return {
    index,
    id: food.slug,
    name: food.name.toLowerCase(),
    parents,
    ancestors: [...new Set([index, ...above])],
    profile: stated(food, UNKNOWN),
    traits: 0,
  };
}

function restate(food: ReviewedFood, index: number, concepts: Concept[]): void {
  const cautions = stated(food, NOTHING);
  for (const [at, concept] of concepts.entries()) {
    if (at === index) concepts[at] = { ...concept, profile: stated(food, concept.profile) };
    else if (concept.ancestors.includes(index))
      concepts[at] = { ...concept, profile: union(concept.profile, cautions) };
  }
}

/** Ease first, so that what somebody stated to be in it stays, whatever diet was called a fit. */
function stated({ fits, holds }: ReviewedFood, before: Profile): Profile {
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
