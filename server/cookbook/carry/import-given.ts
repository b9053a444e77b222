import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { ParsedRecipeWire } from "@/lib/schemas/recipes";
import type { Reader } from "@/server/recipes/access";
import type { Author } from "@/server/recipes/analysis/analyse-ahead";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { importRecipe } from "@/server/recipes/import/import-recipe";
import { SeveralRecipes } from "@/server/recipes/import/several-failure";
import { importPicked } from "./import-picked";

/**
 * Imports the recipe of an address or of a pasted text, or those of several that the caller picked. A pasted table with
 * a single recipe leaves nothing to pick. Errors: those of importRecipe.
 */
export async function importGiven(caller: Reader, body: ParseRecipeBody, by: Author): Promise<ParsedRecipeWire> {
  const { pick, ...given } = body;
  if (pick) return importPicked(caller, given, pick, by.gone);
  try {
    return await importRecipe(caller, given, by);
  } catch (error) {
    const isPasted = Boolean(given.html || given.text);
    const [only, ...more] = isPasted && error instanceof SeveralRecipes ? error.found : [];
    if (!only || !isRead(only) || more.length > 0) throw error;
    return importPicked(caller, given, [only.recipe.title], by.gone);
  }
}
