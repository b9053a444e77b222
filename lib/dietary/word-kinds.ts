/**
 * The kinds of words that are no names of foods. Where a menu names no food beside a word of the kinds made, cut, shape
 * and baked, the word itself counts as a food that nobody named. The kinds without an example here start a statement:
 * see statements.ts.
 */
export const WORD_KINDS = [
  /** Says nothing about what a food contains: "fresh". */
  "descriptor",
  /** What a food was made into: "powder". */
  "form",
  /** A dish made of the food before it and of others that the kitchen chooses: "tuna melt". */
  "made",
  /** A piece of the food beside it: "wedges". */
  "cut",
  /** After produce a cut, after any other food a dish that a kitchen makes: "sticks". */
  "shape",
  /** Contains flour, batter or cream, whatever food it is named after: "lemon squares", "mushroom patty". */
  "baked",
  /** Flesh or cheese that may be coated in flour, crumbs or batter: "fried prawns", "crispy squid". */
  "coated",
  /** Made like the food before it: "chicken-style pieces". */
  "styled",
  /** Brings a food that nobody named: "trimmings". */
  "unnamed",
  /** Separates foods: "and", "with". */
  "joiner",
  /** Connects the parts of one food's name: "of", "de". */
  "linker",
  "absent",
  "free",
  "trace",
  /** Warns of traces of the foods before it, as languages do whose verb stands last: "tartalmazhat". */
  "trace_behind",
  "contains",
  "optional",
  /** One or some of the foods that follow are served: "choice of chicken or tofu". */
  "offered",
  "plant_based",
  "meatless",
  "imitation",
  "flavored",
  /** The drink is made without alcohol: "non-alcoholic". */
  "alcohol_free",
] as const;

export type WordKind = (typeof WORD_KINDS)[number];

export const isWordKind = (text: string): text is WordKind => (WORD_KINDS as readonly string[]).includes(text);

/**
 * Words of cooking that say nothing about what a food contains: "en rondelles". Words of the second kind also match
 * with endings: "gehackt".
 */
export const COOKS_WORD = "cook";
export const INFLECTED_COOKS_WORD = "cook_stem";

/** Kinds that are looked up together with the names of foods, and packed with them. */
export const isPackedWithFoods = (kind: string): boolean =>
  isWordKind(kind) || kind === COOKS_WORD || kind === INFLECTED_COOKS_WORD;
