import type { DietKey } from "../../../lib/dietary/diets";
import type { DietClaim, RecipeDraft } from "./recipe";

/**
 * The words by which publishers claim a diet, in English and the commonest ones of neighbouring languages. Only for the
 * 17 keys of the product; kosher, halal and low-salt claims have no key.
 */
const WORDS: readonly [DietKey, RegExp][] = [
  ["vegan", /\b(?:vegan|vegana?o?|vegansk|végane?|végétalien(?:ne)?|plant[ -]?based)\b/i],
  ["vegetarian", /\b(?:vegetarian|vegetarisch|vegetarisk|vegetarian[ao]|végétarien(?:ne)?|wegetaria[nń]\w*)\b/i],
  ["pescatarian", /\bpesc[ae]tarian\b/i],
  ["low_fodmap", /\blow[ -]?fodmap\b/i],
  ["keto", /\b(?:keto|ketogenic)\b/i],
  ["paleo", /\bpaleo\b/i],
  ["atkins", /\batkins\b/i],
  [
    "gluten_free",
    /\b(?:gluten[ -]?free|glutenfrei|glutenvrij|glutenfri|sans gluten|sin gluten|senza glutine|sem glúten)\b/i,
  ],
  [
    "dairy_free",
    // Lactose-free milk is still milk, so "lactose-free" claims nothing about dairy.
    /\b(?:dairy[ -]?free|milk[ -]?free|milchfrei|sans lait|sin leche|sin l[áa]cteos|senza latte|sem leite)\b/i,
  ],
  ["nut_free", /\b(?:nut[ -]?free|sans fruits à coque|nussfrei)\b/i],
  ["egg_free", /\b(?:egg[ -]?free|eggless|eifrei|sans œufs?|sin huevo)\b/i],
  ["soy_free", /\bsoy[ -]?free\b/i],
  ["shellfish_free", /\bshellfish[ -]?free\b/i],
  ["fish_free", /\bfish[ -]?free\b/i],
  ["sesame_free", /\bsesame[ -]?free\b/i],
  ["corn_free", /\bcorn[ -]?free\b/i],
  ["mustard_free", /\bmustard[ -]?free\b/i],
];
const NEGATED = /\b(?:not|non|non-|isn't|can be|option(?:al)?|adaptable)\b/i;

/** schema.org RestrictedDiet ("https://schema.org/GlutenFreeDiet") as words. */
const dietName = (value: string): string => value.slice(value.lastIndexOf("/") + 1).replace(/([a-z])([A-Z])/g, "$1 $2");

/**
 * The diets that the publisher claims, each once with its strongest source. Claims are shown as the publisher's word:
 * the dietary engine judges the ingredients and never takes a claim for a fact.
 */
export function readDietClaims(draft: RecipeDraft, title: string): DietClaim[] {
  const claims = new Map<DietKey, DietClaim>();
  const read = (texts: readonly string[], source: DietClaim["source"]): void => {
    for (const text of texts) {
      if (NEGATED.test(text)) continue;
      for (const [diet, words] of WORDS) if (!claims.has(diet) && words.test(text)) claims.set(diet, { diet, source });
    }
  };
  read(draft.suitableForDiet.map(dietName), "suitableForDiet");
  read(draft.keywords, "keywords");
  read(draft.categories, "category");
  read([title], "title");
  return [...claims.values()];
}
