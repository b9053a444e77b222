import type { Say } from "@/lib/i18n/area";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import type { profile } from "@/messages/en/profile";

/**
 * "Covers 51 foods: clam, oyster, scallop and more." or "Also called cilantro."; null when there is nothing to say.
 * `nameOf`: a food's name in the reader's language.
 */
export function coverageText(
  t: Say<typeof profile>,
  nameOf: (name: string) => string,
  coverage: IngredientCoverageWire | undefined,
  name: string,
): string | null {
  if (!coverage) return null;
  const { food_count: count } = coverage;
  const foods = coverage.foods.map(nameOf);
  if (count > foods.length) return t("coversCount", { count, foods: foods.join(", ") });
  if (count > 0) return t("covers", { foods: sentenceList(t.locale, foods) });
  // "Lemons" and "Meyer lemon" repeat the name, so they are left out.
  const others = coverage.synonyms.filter((each) => !each.toLowerCase().includes(name.toLowerCase())).slice(0, 3);
  return others.length > 0 ? t("alsoCalled", { others: sentenceList(t.locale, others) }) : null;
}

const sentenceList = (locale: string, names: readonly string[]) => new Intl.ListFormat(locale).format(names);
