/**
 * descriptor: says nothing about what a food holds ("fresh"). form: what a food was turned into ("powder").
 * joiner: separates foods ("and", "with"). linker: ties two parts of one food ("of", "de").
 * made: a dish made of the food before it ("tuna melt"), with whatever else the kitchen takes.
 * cut: a piece of the food beside it ("wedges"). shape: a cut of produce, of other food a dish that a kitchen makes
 * ("sticks"). baked: what a menu calls so is made with flour, batter or cream, whatever it is named after ("lemon
 * squares", "mushroom patty"). These are on a menu a food that nobody named where none stands beside them.
 * coated: flesh and cheese that a menu calls so may be in flour, crumbs or batter ("fried prawns", "crispy squid").
 * offered: one or some of the foods that follow are served ("choice of chicken or tofu").
 * styled: made like the food before it ("chicken-style pieces"). unnamed: brings a food that nobody named ("trimmings").
 * alcohol_free: says of a drink that it is made without alcohol ("non-alcoholic").
 * absent, trace, optional, vegan, free and the like start a statement: see statements.ts.
 */
export const WORD_KINDS = [
  "descriptor",
  "form",
  "made",
  "cut",
  "shape",
  "baked",
  "coated",
  "styled",
  "unnamed",
  "joiner",
  "linker",
  "absent",
  "free",
  "trace",
  "contains",
  "optional",
  "offered",
  "plant_based",
  "meatless",
  "imitation",
  "flavored",
  "alcohol_free",
] as const;

export type WordKind = (typeof WORD_KINDS)[number];

export const isWordKind = (text: string): text is WordKind => (WORD_KINDS as readonly string[]).includes(text);

/** Kitchen words that say nothing about the contents of a food: "en rondelles". The second kind takes endings: "gehackt". */
export const COOKS_WORD = "cook";
export const INFLECTED_COOKS_WORD = "cook_stem";

/** Kinds that are looked up together with the names of foods, and packed with them. */
export const isPackedWithFoods = (kind: string): boolean =>
  isWordKind(kind) || kind === COOKS_WORD || kind === INFLECTED_COOKS_WORD;
