import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import { BIT, type SubstanceMask } from "../model/substances";
import { makeupOf } from "./makeup";

/** How a food of a text stands to one that a person avoids or likes: it is that food or a kind of it, or holds it. */
export const IS_IT = 1;
export const HOLDS_IT = 2;
export const PERHAPS_HOLDS_IT = 4;
/** It is, or is made of, a class that the avoided food belongs to: nuts, where almonds are avoided. */
export const MAY_BE_IT = 8;
/** Another of the class is named: whatever of the class is in it is of that one. */
export const IS_ANOTHER = 16;
/** Made of several foods, of which nobody says all. */
export const IS_UNDISCLOSED = 32;
/** The reference counts the avoided food among those that the word may stand for: a rennet of calves, for beef. */
export const IS_MEMBER = 64;
const ASKED = 128;

/** One byte for each concept, worked out when the concept is met. */
type Standings = Uint8Array;

/** Of the foods that people avoid most; some 2 MB. */
const MOST_KEPT = 200;

const standingsOf = ofSession(() => new Map<number, Standings>());

/** One person's allergy is many people's: the answers are kept for all who avoid the same food. */
export function standingsTo(avoided: Concept, knowledge: Knowledge): Standings {
  const kept = standingsOf(knowledge);
  const known = kept.get(avoided.index);
  if (known) return known;
  const standings = new Uint8Array(knowledge.concepts.length);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as number);
  kept.set(avoided.index, standings);
  return standings;
}

/** The bits of all of them together. */
export function standingOf(
  concepts: readonly Concept[],
  avoided: Concept,
  standings: Standings,
  knowledge: Knowledge,
): number {
  let bits = 0;
  for (let at = 0; at < concepts.length; at++) {
    const concept = concepts[at] as Concept;
    bits |= standings[concept.index] || askedOnce(concept, avoided, standings, knowledge);
  }
  return bits;
}

function askedOnce(concept: Concept, avoided: Concept, standings: Standings, knowledge: Knowledge): number {
  const { sure, perhaps, ingredients } = makeupOf(concept, knowledge);
  let bits = ASKED;
  if (concept.ancestors.includes(avoided.index)) bits |= IS_IT;
  if (sure.has(avoided.index)) bits |= HOLDS_IT;
  if (perhaps.has(avoided.index)) bits |= PERHAPS_HOLDS_IT;
  if (hasTrait(concept, "compound")) bits |= IS_UNDISCLOSED;
  if (isMemberOf(concept, avoided, knowledge)) bits |= MAY_BE_IT | IS_MEMBER;
  if (isUsualDairyOf(concept, avoided, ingredients, knowledge)) bits |= MAY_BE_IT;
  bits |= asKin(concept, avoided, knowledge);
  for (const index of ingredients) {
    const kin = asKin(knowledge.concepts[index] as Concept, avoided, knowledge);
    // A kebab is often of lamb: that rules no other meat out.
    bits |= sure.has(index) ? kin : kin & MAY_BE_IT;
  }
  standings[concept.index] = bits;
  return bits;
}

/** What kitchens cook and bake with unnamed, and what they would name: of a dish made with yogurt the dairy is told. */
const IN_ANY_DISH: ReadonlySet<string> = new Set(["butter", "cream"]);
const IN_DISHES_OF_UNTOLD_DAIRY: ReadonlySet<string> = new Set(["cheese", "yogurt"]);

/** A dish that holds milk, or may hold it, may hold it as butter or cream, and where nobody tells which, as any. */
function isUsualDairyOf(
  concept: Concept,
  avoided: Concept,
  ingredients: ReadonlySet<number>,
  { concepts }: Knowledge,
): boolean {
  const { yes, may } = concept.profile;
  if (!((yes | may) & BIT.milk) || !hasTrait(concept, "compound")) return false;
  if (IN_ANY_DISH.has(avoided.id)) return true;
  if (!IN_DISHES_OF_UNTOLD_DAIRY.has(avoided.id)) return false;
  for (const index of ingredients) if ((concepts[index]?.profile.yes ?? 0) & BIT.milk) return false;
  return true;
}

/** One food and no more: whether it is the class of the avoided food, or another of its class. */
function asKin(concept: Concept, avoided: Concept, knowledge: Knowledge): number {
  if (concept.index === avoided.index || concept.ancestors.includes(avoided.index)) return 0;
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

/** "Sweetener" may be aspartame, and "legumes" peas, though neither stands below the word in the tree. */
function isMemberOf(concept: Concept, avoided: Concept, { classMembers, concepts }: Knowledge): boolean {
  const members = classMembers.get(concept.index);
  return (
    members?.foods.some(
      (food) => avoided.ancestors.includes(food) || concepts[food]?.ancestors.includes(avoided.index),
    ) ?? false
  );
}

/** "Beans" may be kidney beans, and "soba" buckwheat soba, wherever either stands in the tree. */
export function isNamedAfter(avoided: Concept, concept: Concept): boolean {
  const short = concept.name;
  return (
    avoided.name.length > short.length + 1 &&
    avoided.name.endsWith(short) &&
    avoided.name[avoided.name.length - short.length - 1] === " " &&
    avoided.parents.some((parent) => concept.parents.includes(parent))
  );
}

/** It only gathers what stands below it in the tree, and no text means it. */
export const isNameless = (concept: Concept): boolean => hasTrait(concept, "grouping") && !hasTrait(concept, "settle");

/** Classes of many species: what holds one of them holds no other. */
export const SPECIES: SubstanceMask =
  BIT.meat | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.tree_nut | BIT.slaughter | BIT.insect;

/**
 * The classes of species that a food is one of: the reference's to say, for a review may only add caution. What comes
 * of slaughter in a cheese is its rennet, and makes it no species of its own.
 */
export function kindsOf(concept: Concept): SubstanceMask {
  const { yes } = (concept.before ?? concept).profile;
  return yes & SPECIES & ~(yes & BIT.milk ? BIT.slaughter : 0);
}
