import type { DietKey } from "@/lib/dietary/diets";

/** In order of rank: the first kind that any of a person's settings leads to is the item's verdict. */
export const VERDICT_KINDS = ["conflict", "may_contain", "unknown", "match", "info"] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

export const PREFERENCE_TYPES = ["love", "like", "dislike", "avoid", "allergy", "intolerance"] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/** For an allergy whose owner tolerates traces: mere warnings of traces do not count. */
type Traces = { readonly traces?: false };

/**
 * One recorded setting of a person. An ingredient is identified by its slug in the tree, or by the person's own word.
 */
export type Setting =
  | ({ readonly type: "diet"; readonly key: DietKey } & Traces)
  | { readonly type: "health"; readonly key: string }
  | ({ readonly type: "ingredient"; readonly key: string; readonly preference: PreferenceType } & Traces);

/** One food may be avoided and also be an allergy; the two have separate reasons. */
export const isSameSetting = (one: Setting, other: Setting): boolean =>
  one.type === other.type &&
  one.key === other.key &&
  preferenceOf(one) === preferenceOf(other) &&
  heedsTraces(one) === heedsTraces(other);

const preferenceOf = (setting: Setting): PreferenceType | null =>
  setting.type === "ingredient" ? setting.preference : null;
const heedsTraces = (setting: Setting): boolean => setting.type === "health" || setting.traces !== false;

/**
 * Where the knowledge comes from: the venue's words, a recipe's ingredients, the label of a packaged food, or the
 * classifier's guess.
 */
export type Provenance = "venue" | "recipe" | "product" | "inferred";

export type Field = "name" | "description";

export type Reason = {
  readonly kind: VerdictKind;
  readonly setting: Setting;
  /** The ingredient as written, or "" if the reason concerns the whole item. */
  readonly ingredient: string;
  /** One sentence for the person. */
  readonly rule: string;
  readonly provenance: Provenance;
  /**
   * True if the food is only possible and the product's label says whether it is there, because brands differ. In
   * recipes only.
   */
  readonly checkLabel?: true;
  /**
   * Together with `info`: the food is one of two that a way of eating separates; the other one may be in another line.
   */
  readonly brings?: { readonly what: 0 | 1; readonly isSure: boolean };
  /** Together with `unknown`: the food is known, but nobody has said what it contains. */
  readonly undisclosed?: true;
  /** The ingredient of the named food that is the cause, in plain English: "anchovy" for a Caesar dressing. */
  readonly cause?: string;
  /** The nutrient that the reason is about; the food itself is known. */
  readonly measure?: string;
  readonly field: Field;
  readonly start: number;
  readonly end: number;
};

/** `checkLabel`: it fits if the labels of its foods confirm it. */
export type SettingVerdict = { readonly setting: Setting; readonly kind: VerdictKind; readonly checkLabel?: true };

export type ItemVerdict = {
  readonly id: string;
  readonly kind: VerdictKind;
  /** One for each of the person's settings, allergies first. */
  readonly settings: readonly SettingVerdict[];
  /** The gravest reasons first. Among equally grave ones, allergies come first. */
  readonly reasons: readonly Reason[];
  readonly engineVersion: string;
};

const RANKS: Readonly<Record<VerdictKind, number>> = { conflict: 0, may_contain: 1, unknown: 2, match: 3, info: 4 };

export const rankOf = (kind: VerdictKind): number => RANKS[kind];

/** The graver of two. */
export const graver = (a: VerdictKind, b: VerdictKind): VerdictKind => (a === b || RANKS[a] <= RANKS[b] ? a : b);
