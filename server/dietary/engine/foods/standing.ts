import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import { BIT, type SubstanceMask } from "../model/substances";
import { isKindOf, namesFor, perhapsAbove } from "./kinds";
import { makeupOf } from "./makeup";

/**
 * How a food of a text relates to a food that a person avoids or likes: it is that food, a kind of it, or contains it.
 */
export const IS_IT = 1;
export const HOLDS_IT = 2;
export const PERHAPS_HOLDS_IT = 4;
/** It is, or contains, a class that the avoided food belongs to: nuts, if almonds are avoided. */
export const MAY_BE_IT = 8;
/** Another food of the class is named, so what it contains of the class is that food. */
export const IS_ANOTHER = 16;
/** Made of several foods, not all of which are known. */
export const IS_UNDISCLOSED = 32;
/** The reference says that the word may stand for the avoided food: rennet of calves, for beef. */
export const IS_MEMBER = 64;
const COMPUTED = 128;

/** One byte for each concept, computed when the concept is first needed. */
type Standings = Uint8Array;

/** Enough for the foods that people avoid most; about 2 MB. */
const MOST_KEPT = 200;

const standingsOf = ofSession(() => new Map<number, Standings>());

/** Many people avoid the same food, so they share the answers. */
export function standingsTo(avoided: Concept, knowledge: Knowledge): Standings {
  const cached = standingsOf(knowledge);
  const known = cached.get(avoided.index);
  if (known) return known;
  const standings = new Uint8Array(knowledge.concepts.length);
  if (cached.size >= MOST_KEPT) cached.delete(cached.keys().next().value as number);
  cached.set(avoided.index, standings);
  return standings;
}

/** The bits of all the concepts together. */
export function standingOf(
  concepts: readonly Concept[],
  avoided: Concept,
  standings: Standings,
  knowledge: Knowledge,
): number {
  let bits = 0;
  for (let at = 0; at < concepts.length; at++) {
    const concept = concepts[at] as Concept;
    bits |= standings[concept.index] || computedStanding(concept, avoided, standings, knowledge);
  }
  return bits;
}

function computedStanding(concept: Concept, avoided: Concept, standings: Standings, knowledge: Knowledge): number {
  const { sure, perhaps, ingredients } = makeupOf(concept, knowledge);
  let bits = COMPUTED;
  if (isKindOf(concept, avoided.index, knowledge)) bits |= IS_IT;
  if (perhapsAbove(concept, knowledge).includes(avoided.index)) bits |= MAY_BE_IT;
  if (sure.has(avoided.index)) bits |= HOLDS_IT;
  if (perhaps.has(avoided.index)) bits |= PERHAPS_HOLDS_IT;
  if (hasTrait(concept, "compound")) bits |= IS_UNDISCLOSED;
  if (isMemberOf(concept, avoided, knowledge)) bits |= MAY_BE_IT | IS_MEMBER;
  if (isUsualDairyOf(concept, avoided, ingredients, knowledge)) bits |= MAY_BE_IT;
  bits |= kinshipOf(concept, avoided, knowledge);
  for (const index of ingredients) {
    const kin = kinshipOf(knowledge.concepts[index] as Concept, avoided, knowledge);
    // A kebab is often made of lamb, which does not rule out other meat.
    bits |= sure.has(index) ? kin : kin & MAY_BE_IT;
  }
  standings[concept.index] = bits;
  return bits;
}

/**
 * Kitchens use butter and cream without naming them; they would name cheese and yogurt. If a dish is known to be made
 * with yogurt, that is its dairy.
 */
const IN_ANY_DISH: ReadonlySet<string> = new Set(["butter", "cream"]);
const UNNAMED_DAIRY: ReadonlySet<string> = new Set(["cheese", "yogurt"]);

/** The milk in a dish may be butter or cream, and if nothing more is known, any kind of dairy. */
function isUsualDairyOf(
  concept: Concept,
  avoided: Concept,
  ingredients: ReadonlySet<number>,
  { concepts }: Knowledge,
): boolean {
  const { yes, may } = concept.profile;
  if (!((yes | may) & BIT.milk) || !hasTrait(concept, "compound")) return false;
  if (IN_ANY_DISH.has(avoided.id)) return true;
  if (!UNNAMED_DAIRY.has(avoided.id)) return false;
  for (const index of ingredients) if ((concepts[index]?.profile.yes ?? 0) & BIT.milk) return false;
  return true;
}

/**
 * Compares a food, without its ingredients, with the avoided one: whether it is the class of the avoided food, or
 * another food of that class.
 */
function kinshipOf(concept: Concept, avoided: Concept, knowledge: Knowledge): number {
  if (isKindOf(concept, avoided.index, knowledge)) return 0;
  if (avoided.ancestors.includes(concept.index)) return isNameless(concept) ? 0 : MAY_BE_IT;
  if (isNamedAfter(avoided, concept)) return MAY_BE_IT;
  const { mixedKinds } = knowledge;
  for (const ancestor of concept.ancestors) {
    const mixed = mixedKinds.get(ancestor);
    if (mixed?.some((kind) => avoided.ancestors.includes(kind))) return MAY_BE_IT;
    if (mixed) return 0;
  }
  const isOne = !hasTrait(concept, "compound") && (kindsOf(concept) & kindsOf(avoided)) !== 0;
  return isOne ? IS_ANOTHER : 0;
}

/** "Sweetener" may be aspartame, and "legumes" may be peas, although neither is below the word in the tree. */
function isMemberOf(concept: Concept, avoided: Concept, knowledge: Knowledge): boolean {
  const above = namesFor(avoided, knowledge);
  const { classMembers, concepts } = knowledge;
  const members = classMembers.get(concept.index)?.foods ?? [];
  return members.some((food) => above.includes(food) || isKindOf(concepts[food] as Concept, avoided.index, knowledge));
}

/**
 * "Beans" may be kidney beans, and "soba" may be buckwheat soba, even if the longer name is not below the shorter one
 * in the tree.
 */
export function isNamedAfter(avoided: Concept, concept: Concept): boolean {
  const short = concept.name;
  return (
    avoided.name.length > short.length + 1 &&
    avoided.name.endsWith(short) &&
    avoided.name[avoided.name.length - short.length - 1] === " " &&
    avoided.parents.some((parent) => concept.parents.includes(parent))
  );
}

/** True for a concept that only groups the concepts below it; no text refers to it. */
export const isNameless = (concept: Concept): boolean =>
  hasTrait(concept, "grouping") && !hasTrait(concept, "searched");

/** Classes of many species: a food with one species does not contain another because of that. */
export const SPECIES: SubstanceMask =
  BIT.meat | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.tree_nut | BIT.slaughter | BIT.insect;

/**
 * The classes of species that a food belongs to. Only the reference decides this, because a review may only add
 * caution. The substance from slaughter in a cheese is its rennet and does not make it a species; gelatine has a
 * substance of its own.
 */
export function kindsOf(concept: Concept): SubstanceMask {
  const { yes } = (concept.before ?? concept).profile;
  return yes & SPECIES & ~(yes & (BIT.milk | BIT.gelatine) ? BIT.slaughter : 0);
}
