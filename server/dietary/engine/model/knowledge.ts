import type { Lexicon } from "../text/lexicon";
import type { StateMask, StateWords } from "../text/state-words";
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
  /** The concept itself and everything above it in the tree. */
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
  /**
   * In grams: the public table's food of a concept, and the usual weights of a kind of food and of units such as
   * "pinch".
   */
  readonly foods: ReadonlyMap<number, TableFood>;
  readonly kindWeights: ReadonlyMap<number, KindWeight>;
  readonly unitWeights: ReadonlyMap<string, number>;
  /** Rules by health concern, including those of diets that count carbohydrates. */
  readonly healthRules: ReadonlyMap<string, readonly HealthRule[]>;
  readonly healthGroups: ReadonlyMap<string, readonly GroupMember[]>;
  readonly stateWords: StateWords;
  /** States of foods that their names do not say: bottarga is salted and dried. */
  readonly kindStates: ReadonlyMap<number, StateMask>;
  /** The most grams of trans fat that 100 g of the fat of a kind of food hold. */
  readonly transOfFat: ReadonlyMap<number, number>;
  /** The foods that a made food contains, by the table; makeup.ts adds those that its name mentions. */
  readonly holdings: ReadonlyMap<number, readonly Holding[]>;
  /** Foods whose names occur in another food's name by chance: lemon sole contains no lemon. */
  readonly falseFriends: ReadonlyMap<number, ReadonlySet<number>>;
  /** Names that mean a food alone and something else in a longer name: "leaf" is lettuce, but a bay leaf is not. */
  readonly vagueNames: ReadonlySet<string>;
  /** Words for a whole class, of which the food in the table is only an example. */
  readonly classWords: ReadonlySet<number>;
  /**
   * Foods whose name leaves open which member of their class they are ("smoked fish", "sausage"), with the classes that
   * each may stand for.
   */
  readonly mixedKinds: ReadonlyMap<number, readonly number[]>;
  /** Foods that are sold with a label, with everything below them; see packaged.ts. */
  readonly packaged: ReadonlySet<number>;
  /** The substances of which all foods of a class are a part: egg white, sesame seeds, casein. */
  readonly parts: ReadonlyMap<number, SubstanceMask>;
  /**
   * Foods that the name of a class may mean, wherever they are in the tree. The kinds of the class do not inherit them.
   */
  readonly classMembers: ReadonlyMap<number, ClassMembers>;
  /** By a food: the classes elsewhere in the tree that it belongs to. Asked through foods/kinds.ts. */
  readonly classesOf: ReadonlyMap<number, ClassesOf>;
  readonly classify?: Classifier;
  /** What English uses a word for that is no food; undefined for words that are, may be, or are not known. */
  readonly plainWord?: PlainWords;
};

/**
 * `describes`: only an adjective, an adverb or a verb. `origin`: only the name of a place. `tells`: any other word that has
 * nothing to do with food.
 */
export type PlainWord = "describes" | "origin" | "tells";
export type PlainWords = (folded: string) => PlainWord | undefined;

/** `held`: the allergens that some of these foods always contain and that are unknown for the class itself. */
export type ClassMembers = { readonly foods: readonly number[]; readonly held: SubstanceMask };
/**
 * `sure`: every such food is of the class. `meant`: those of them whose name may mean the food. `perhaps`: some such
 * foods are of the class, and the name does not tell which.
 */
export type ClassesOf = Readonly<Record<"sure" | "meant" | "perhaps", readonly number[]>>;
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
 * The classes that a word means in a statement or a preference: "nuts" means peanuts and tree nuts; 0 for other words.
 * Wheat and gluten are two classes: spelt beer is free of neither, wheat starch without gluten is free of one. Only the
 * reference decides this: if a review adds wheat to mustard, the word still means mustard.
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

/**
 * The substances that the reference says a food contains. A substance that a review adds is no reason to remove it from
 * another food.
 */
export const heldByReference = ({ before, profile }: Concept): SubstanceMask => (before?.profile ?? profile).yes;

/**
 * The classes that a "no" removes. "no barley" leaves the gluten of wheat: only the name of the class itself removes
 * all of its grains.
 */
export function absentClass(concept: Concept): SubstanceMask {
  const mask = allergenClass(concept);
  return concept.id === GLUTEN_CLASS ? mask : mask & ~BIT.gluten;
}

const SULPHITE_CLASS = "sulphite";
export const GLUTEN_CLASS = "gluten-grain";
