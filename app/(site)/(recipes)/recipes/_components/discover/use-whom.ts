import { useText } from "#use-text";
import { isTable } from "@/components/recipes/checked-for";
import { namesOf } from "@/components/recipes/people-words";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { discoverText } from "@/messages/en/discover";
import { verdicts } from "@/messages/en/verdicts";

/**
 * Those at the table for whom the recipes are checked, as they stand in a sentence: by name as soon as somebody is not
 * checked. Null without a table.
 */
export function useWhom(people: RecipeSearchWire["people"]): string | null {
  const [t, tVerdicts] = [useText(discoverText), useText(verdicts)];
  if (!people || !isTable(people)) return null;
  const checked = people.filter(({ unchecked }) => !unchecked);
  return checked.length === people.length || checked.length === 0 ? t("allOfYou") : namesOf(tVerdicts, checked);
}
