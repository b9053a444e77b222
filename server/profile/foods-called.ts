import { nameOfFood } from "@/lib/i18n/area";
import { LOCALES } from "@/lib/i18n/locales";
import { normalizedName } from "@/lib/text/normalized-name";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";

type Called = { word: string; english: string };

/** Names of foods are short; longer texts are explanations of diets. */
const MOST_WORDS = 3;
const isName = (text: string): boolean => !/[{.:]/.test(text) && text.split(" ").length <= MOST_WORDS;

const CALLED: readonly Called[] = LOCALES.flatMap((locale) =>
  Object.entries(translationOf(locale, terms.name) ?? {}).flatMap(([key, word]) => {
    const english = nameOfFood(key) ?? (terms.messages as Readonly<Record<string, string>>)[key];
    return english && isName(english) ? [{ word: normalizedName(word), english: normalizedName(english) }] : [];
  }),
);

/** What people with a condition call it, who mean the food behind it. */
const BY_CONDITION: Readonly<Record<string, string>> = {
  celiac: "gluten",
  coeliac: "gluten",
  "celiac disease": "gluten",
  "coeliac disease": "gluten",
  zoeliakie: "gluten",
  zoliakie: "gluten",
  sprue: "gluten",
  "lactose intolerance": "dairy",
  laktoseintoleranz: "dairy",
  lactose: "dairy",
};

/**
 * English names of foods whose name in one of the interface's languages equals the text (`same`) or begins with it
 * (`begin`).
 */
export function foodsCalled(text: string): { same: string[]; begin: string[] } {
  const query = normalizedName(text);
  const meant = BY_CONDITION[query];
  const found = query.length < 3 ? [] : CALLED.filter(({ word }) => word.startsWith(query));
  return {
    same: [...found.filter(({ word }) => word === query).map(({ english }) => english), ...(meant ? [meant] : [])],
    begin: found.filter(({ word }) => word !== query).map(({ english }) => english),
  };
}
