import type { Locale } from "../i18n/locales";
import { HIDDEN_IN, HIDDEN_SOURCES, type HiddenSource } from "./hidden-sources.generated";
import type { TravelLanguageKey } from "./languages";

/** The allergen under which a food's hidden sources are listed: a walnut hides where nuts do, a salmon where fish does. */
const GROUP_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "gluten-grain": ["wheat", "rye", "barley", "oat"],
    "tree-nut": ["almond", "hazelnut", "walnut", "cashew", "pistachio", "pecan", "macadamia", "brazil-nut"],
    crustacean: ["shrimp", "crab", "lobster"],
    mollusc: ["squid", "octopus", "mussel", "oyster"],
    fish: ["salmon", "tuna", "cod", "anchovy"],
  }).flatMap(([group, foods]) => foods.map((food) => [food, group])),
);

/** `own`: the same as the card's owner reads it. */
export type Hidden = { key: string; words: string; own: string };

/**
 * Foods of the kitchens that speak this language in which an allergen is not expected, the commonest first. What is not
 * listed is not thereby safe: the card asks about sauces, stock and oil besides.
 */
export function hiddenSourcesOf(key: string, language: TravelLanguageKey, locale: Locale): Hidden[] {
  const allergen = GROUP_OF[key] ?? key;
  return Object.entries(HIDDEN_IN[language] ?? {}).flatMap(([source, words]) => {
    const { allergens, english, german } = HIDDEN_SOURCES[source as HiddenSource];
    return allergens.includes(allergen) ? [{ key: source, words, own: locale === "de" ? german : english }] : [];
  });
}
