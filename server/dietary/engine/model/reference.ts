import type { WordKind } from "@/lib/dietary/word-kinds";
import type { Substance } from "./substances";

/** The reviewable text as rows. It may come from the files under prisma/reference or from the database. */
export type Reference = {
  readonly concepts: readonly ConceptRow[];
  readonly synonyms: readonly SynonymRow[];
  /** Further forms of these names, by the grammar of their languages. A spelling that is in the text outranks them. */
  readonly inflected?: readonly SynonymRow[];
  readonly facts: readonly FactRow[];
  readonly words: readonly WordRow[];
  readonly headRules: readonly HeadRuleRow[];
  /** What dishes are made of. A described dish contains no other unlikely allergens. */
  readonly holdings: readonly HoldingRow[];
};

/**
 * How a food relates to a class elsewhere in the tree. `kind`: it is one, as a mussel is a bivalve. `named`: it is
 * one, but who means it names it: sesame oil is a vegetable oil, and nobody writes only that. `may_be`: some are, as a
 * duck may be game. `word`: the name of the class may mean it, or something made of it, and the food itself is
 * none: rennet may come from a calf, and veal is no rennet.
 */
export const MEMBERSHIPS = ["kind", "named", "may_be", "word"] as const;
export type Membership = (typeof MEMBERSHIPS)[number];
export type MemberRow = { readonly concept: string; readonly member: string; readonly as: Membership };

export type HoldingRow = { readonly concept: string; readonly food: string; readonly isSure: boolean };

export type ConceptRow = {
  /** Stable slug. */
  readonly id: string;
  readonly name: string;
  readonly parents: readonly string[];
  readonly traits: readonly Trait[];
};

/**
 * modifier: adds facts to the food after it and is itself no food ("battered").
 * compound: made of several foods, so a statement overrides what it usually contains ("vegan brownie").
 * allergen: its name means a whole class in a statement ("no nuts").
 * adjective: a food only if no other food follows: "sweets", but "sweet apples"; "pan", but "pan haggerty".
 * open: filled or topped with whatever the kitchen likes, so its usual contents do not describe it.
 * grouping: no food that a person would search for, only a name for the concepts below it.
 * searched: a grouping that people do search for ("spice").
 */
export const TRAITS = [
  "searched",
  "modifier",
  "compound",
  "allergen",
  "grouping",
  "adjective",
  "coated",
  "open",
] as const;
export type Trait = (typeof TRAITS)[number];

export type SynonymRow = { readonly concept: string; readonly text: string; readonly language: string };

export type FactRow = {
  readonly concept: string;
  readonly substance: Substance;
  readonly value: "yes" | "maybe" | "no";
};

export type WordRow = { readonly text: string; readonly kind: WordKind };

/**
 * What a head noun does with the food before it. drop: the head's substances are removed (almond milk). soften: they
 * become possible (corn bread). absorb: the modifier's facts do not count (oyster mushroom, goat cheese).
 * only_modifier: the head adds nothing (rice flour). possible: the modifier's facts become possible (shrimp
 * flavouring). narrow: the modifier tells what the head contains (no meat in an egg sandwich).
 */
export type HeadEffect = "drop" | "soften" | "absorb" | "only_modifier" | "possible" | "narrow";

/** self: this head word only. kind: everything below it in the tree too. */
export type HeadScope = "self" | "kind";

export type HeadRuleRow = {
  readonly head: string;
  readonly scope: HeadScope;
  readonly modifier: string;
  readonly effect: HeadEffect;
  readonly substances: readonly Substance[];
};
