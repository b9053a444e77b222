import type { Lexicon } from "../text/lexicon";
import type { StateWords } from "../text/state-words";
import type { Classifier } from "./guess";
import type { GroupMember, HealthRule } from "./health-rules";
import type { KindWeight, TableFood } from "./nutrition";
import type { Profile } from "./profile";
import { type HeadEffect, type HeadScope, TRAITS, type Trait } from "./reference";
import { BIT, type SubstanceMask } from "./substances";

export type Concept = {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly parents: readonly number[];
  /** Itself and everything above it in the tree. */
  readonly ancestors: readonly number[];
  readonly profile: Profile;
  readonly traits: number;
  /** The concept before a review changed it. */
  readonly before?: Concept;
};

export type HeadRule = {
  readonly scope: HeadScope;
  readonly modifier: number;
  readonly effect: HeadEffect;
  readonly substances: SubstanceMask;
};

/** The compiled reference text, without nutrition and health rules. */
export type Tree = {
  readonly concepts: readonly Concept[];
  readonly conceptIndex: ReadonlyMap<string, number>;
  readonly lexicon: Lexicon;
  readonly headRules: ReadonlyMap<number, readonly HeadRule[]>;
};

export type Knowledge = Tree & {
  /** The knowledge of the reference text alone, if this one adds reviews to it. */
  readonly reviewedFrom?: Knowledge;
  /** The public table's food of a concept, the usual weights of a kind, and of a unit such as "pinch", in grams. */
  readonly foods: ReadonlyMap<number, TableFood>;
  readonly kindWeights: ReadonlyMap<number, KindWeight>;
  readonly unitWeights: ReadonlyMap<string, number>;
  /** By health concern, and for the diets that are counted in carbohydrates. */
  readonly healthRules: ReadonlyMap<string, readonly HealthRule[]>;
  readonly healthGroups: ReadonlyMap<string, readonly GroupMember[]>;
  readonly stateWords: StateWords;
  /** What a made food holds, by the table; what its name says is added by makeup.ts. */
  readonly holdings: ReadonlyMap<number, readonly Holding[]>;
  /** Foods whose names stand in another's by chance: no lemon in lemon sole. */
  readonly falseFriends: ReadonlyMap<number, ReadonlySet<number>>;
  /** Names that stand for a food alone and for something else in a longer name: "leaf" is lettuce, a bay leaf is not. */
  readonly vagueNames: ReadonlySet<string>;
  /** Words for a whole class, of which the table's food is only an example. */
  readonly classWords: ReadonlySet<number>;
  /** Foods that name no one of their class ("smoked fish", "sausage"): each stands for the classes in its list. */
  readonly mixedKinds: ReadonlyMap<number, readonly number[]>;
  /** Bought with a label, with all below them; see packaged.ts. */
  readonly packaged: ReadonlySet<number>;
  /** What all foods of a class are made of, or hold a part of: egg white, sesame seeds, casein. */
  readonly parts: ReadonlyMap<number, SubstanceMask>;
  /** Foods that the name of a class may stand for, wherever they stand in the tree. Its kinds do not inherit them. */
  readonly classMembers: ReadonlyMap<number, ClassMembers>;
  readonly classify?: Classifier;
};

/** `held`: the allergens that any of them surely holds, and that nothing is known of in the class. */
export type ClassMembers = { readonly foods: readonly number[]; readonly held: SubstanceMask };
export type Holding = { readonly food: number; readonly isSure: boolean };

export const TRAIT_BIT = Object.fromEntries(TRAITS.map((trait, index) => [trait, 1 << index])) as Record<Trait, number>;

export function hasTrait(concept: Concept, trait: Trait): boolean {
  return (concept.traits & TRAIT_BIT[trait]) !== 0;
}

export function isA(concept: Concept, ancestor: number): boolean {
  return concept.ancestors.includes(ancestor);
}

export const ALLERGENS: SubstanceMask =
  BIT.milk |
  BIT.egg |
  BIT.fish |
  BIT.crustacean |
  BIT.mollusc |
  BIT.peanut |
  BIT.tree_nut |
  BIT.gluten |
  BIT.wheat |
  BIT.oats |
  BIT.soy |
  BIT.sesame |
  BIT.mustard |
  BIT.celery |
  BIT.lupin |
  BIT.sulphite |
  BIT.corn;

/**
 * What a class word stands for in a statement or a preference: "nuts" for peanuts and tree nuts. Nothing for other
 * words. Wheat and gluten are two classes: spelt beer is free of neither, deglutened wheat starch of one. It is the
 * reference's alone to say: a mustard that was reviewed to hold wheat stands for mustard as before.
 */
export function allergenClass(concept: Concept): SubstanceMask {
  if (concept.before) return allergenClass(concept.before);
  if (!hasTrait(concept, "allergen")) return 0;
  const { yes, may } = concept.profile;
  if (yes & BIT.wheat) return BIT.wheat;
  // Mustard is often sulphited, and sulphited wine holds no mustard.
  const preserved = concept.id === SULPHITE_CLASS ? 0 : BIT.sulphite;
  return (yes | may) & ALLERGENS & ~(BIT.wheat | preserved);
}

/** What the reference says that a food holds: what a review adds to it is no reason to take that out of another food. */
export const heldByReference = ({ before, profile }: Concept): SubstanceMask => (before?.profile ?? profile).yes;

/** "no barley" leaves the gluten of the wheat: only the class's own name speaks for all of its grains. */
export function absentClass(concept: Concept): SubstanceMask {
  const mask = allergenClass(concept);
  return concept.id === GLUTEN_CLASS ? mask : mask & ~BIT.gluten;
}

const SULPHITE_CLASS = "sulphite";
export const GLUTEN_CLASS = "gluten-grain";
