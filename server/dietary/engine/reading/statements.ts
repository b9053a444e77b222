import { foodsInName, namedSubstances } from "../foods/makeup";
import { perConcept } from "../foods/per-concept";
import { absentClass, type Concept, GLUTEN_CLASS, hasTrait, heldByReference, type Knowledge } from "../model/knowledge";
import { type Mention, type Statement, saysNothing } from "../model/mention";
import { type Profile, soften, union, without } from "../model/profile";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, BIT, FLESH, type SubstanceMask } from "../model/substances";
import { isClassAlone } from "./class-alone";
import type { Phrase } from "./phrase-state";

/** A phrase without a food, such as "(vegan)" or "(dairy free)", is about the whole dish. */
export function tagOf(phrase: Phrase): SubstanceMask {
  if (phrase.polarity !== "present") return 0;
  let mask = phrase.tag;
  for (const piece of phrase.pieces) {
    if (piece.kind !== "word") continue;
    if (piece.word === "plant_based") mask |= ANIMAL_SUBSTANCES;
    if (piece.word === "meatless") mask |= FLESH;
  }
  return mask;
}

/**
 * The substances that a denial removes from the dish. "no lupin" removes the class; "no cheese" leaves the milk that
 * the rest of the dish may contain. A cook's "no nuts" does not mention peanuts, so it removes them only perhaps; the
 * claim "nut free" removes both.
 */
export function absenceOf(mention: Mention): Statement {
  let free = 0;
  let softened = 0;
  let left = 0;
  for (const concept of mention.concepts) {
    if (!hasTrait(concept, "allergen")) {
      free |= heldByReference(concept) & BIT.gelatine;
      softened |= heldByReference(concept);
      continue;
    }
    const named = absentClass(concept) & (mention.isDeclared ? ALL_SUBSTANCES : ~unsaidBy(concept));
    if (isClassAlone(concept)) free |= named;
    else left |= named;
    softened |= absentClass(concept) & ~named;
  }
  return { free, softened, left };
}

const unsaidBy = (concept: Concept): SubstanceMask => (absentClass(concept) === NUTS ? BIT.peanut : 0);

/** The statement for what was perhaps left out: it is no longer certain anywhere in the dish. */
export const perhapsAbsent = ({ concepts }: Mention): Statement => ({
  free: 0,
  softened: concepts.reduce((mask, concept) => mask | absentClass(concept), 0),
  left: 0,
});

const NUTS = BIT.peanut | BIT.tree_nut;
const WHEAT = BIT.gluten | BIT.wheat;
/** What bakers and pasta makers use instead of wheat. */
const FOR_WHEAT = BIT.corn | BIT.grain;

/**
 * Removes what a claim denies. A claim about gluten says nothing about wheat, whose starch may be left, and one about
 * wheat nothing about rye or barley: the other one stays possible. Substitutes become possible: a satay without peanuts
 * is made of cashews or almonds, a praline without tree nuts of peanuts, and bread without gluten often of maize.
 */
export function claimedFree(profile: Profile, free: SubstanceMask): Profile {
  if (free === 0) return profile;
  const kin = free & BIT.gluten ? BIT.wheat & ~free : free & BIT.wheat ? BIT.gluten : 0;
  // A label that says "gluten-free" also covers oats that nobody named.
  const oats = free & BIT.gluten ? BIT.oats : 0;
  const claimed = without(profile, free);
  const left = soften({ ...claimed, unknown: claimed.unknown & ~oats }, kin);
  const instead = (profile.yes & free & NUTS ? NUTS : 0) | (profile.yes & free & WHEAT ? FOR_WHEAT : 0);
  return instead === 0 ? left : union(left, { yes: 0, may: instead & ~free, unknown: 0 });
}

/** The substances of the plain foods in a compound's name: the walnuts of a walnut salad. */
function namedOutright(mention: Mention): SubstanceMask {
  const plain = mention.concepts.filter((concept) => !hasTrait(concept, "compound"));
  return plain.reduce((mask, concept) => mask | concept.profile.yes, 0) & mention.profile.yes;
}

/**
 * The substances of foods whose names are in the dish's name, or in a part of it, and of the foods that it is a form
 * of: almonds in marzipan.
 */
const namedIn = (concepts: readonly Concept[], knowledge: Knowledge): SubstanceMask =>
  concepts.reduce((mask, concept) => mask | namedSubstances(concept, knowledge) | formOf(concept, knowledge), 0);

const formOf = perConcept((concept: Concept, { concepts }: Knowledge): SubstanceMask => {
  let mask = 0;
  for (const index of concept.ancestors) {
    const food = concepts[index];
    if (food && index !== concept.index && !hasTrait(food, "compound")) mask |= food.profile.yes;
  }
  return mask & concept.profile.yes;
});

/**
 * Substances that are never replaced in a food named after them: there is vegan cheese, but no walnut cake without
 * walnuts.
 */
const NOT_REPLACED = NUTS | BIT.sesame | BIT.mustard | BIT.celery | BIT.lupin;

/** Substances that a claim denies although the food's name contains them. */
export const deniedBy = (concepts: readonly Concept[], free: SubstanceMask, knowledge: Knowledge): SubstanceMask =>
  (namedIn(concepts, knowledge) & free & NOT_REPLACED) |
  (free & BIT.gluten && concepts.some((concept) => namesGlutenGrain(concept, knowledge)) ? BIT.gluten : 0);

/** "Rye bread", "durum wheat", "bulgur": unlike pasta and flour, these do not exist without their grain. */
const namesGlutenGrain = perConcept((concept: Concept, knowledge: Knowledge): boolean => {
  const grain = knowledge.conceptIndex.get(GLUTEN_CLASS);
  const isGrain = ({ id, ancestors }: Concept) =>
    id !== GLUTEN_CLASS && grain !== undefined && ancestors.includes(grain);
  if (isGrain(concept)) return true;
  for (const index of foodsInName(concept, knowledge)) if (isGrain(knowledge.concepts[index] as Concept)) return true;
  return false;
});

/**
 * Applies a statement about the dish to a mention. It removes only what compound foods usually contain, never a food
 * that the text names. If the claim contradicts the dish's name ("walnut cake, nut free", "barley (gluten free)"), the
 * substance stays possible.
 */
export function withStatement(mention: Mention, said: Statement, knowledge: Knowledge): Mention {
  if (saysNothing(said)) return mention;
  const alwaysIn = said.left & mention.profile.yes;
  const free = said.free | (said.left & ~alwaysIn);
  const softened = said.softened | alwaysIn;
  const compound = mention.head !== null && hasTrait(mention.head, "compound");
  const { yes, may, unknown } = mention.profile;
  const named = compound ? namedOutright(mention) : 0;
  const denied = compound ? deniedBy(mention.concepts, free, knowledge) : 0;
  const profile = compound
    ? union(soften(claimedFree(mention.profile, free), softened), {
        yes: named,
        may: denied & (yes | may) & ~named,
        unknown: 0,
      })
    : { yes, may: mention.polarity === "trace" ? may : may & ~(free & ~(mention.denied ?? 0)), unknown };
  return denied === 0 ? { ...mention, profile } : { ...mention, profile, denied: denied | (mention.denied ?? 0) };
}
