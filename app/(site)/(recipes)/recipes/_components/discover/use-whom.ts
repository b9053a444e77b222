import { useText } from "#use-text";
import { isTable } from "@/components/recipes/checked-for";
import { shortNamesOf } from "@/components/recipes/people-words";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { verdicts } from "@/messages/en/verdicts";

/**
 * Those for whom the recipes are checked, by name, as they stand in a sentence: of somebody who is not checked it must
 * not speak. Null for a reader alone.
 */
export function useWhom(people: RecipeSearchWire["people"]): string | null {
  const t = useText(verdicts);
  if (!people || !isTable(people)) return null;
  const checked = people.filter(({ unchecked }) => !unchecked);
  return shortNamesOf(t, checked.length > 0 ? checked : people);
}
