import type { PlanRecipesWire } from "@/lib/schemas/meal-plan";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { toPlanRecipe } from "./wire";

const OFFERED = 12;

/**
 * Recipes that may be planned: the caller's own and saved ones first, then public ones, all matching the same words.
 */
export async function findRecipesForPlan(caller: { userId: string }, q: string): Promise<PlanRecipesWire> {
  const [mine, search] = await Promise.all([
    listMyRecipes(caller, { page: 1, page_size: OFFERED }, q),
    searchRecipes(caller, recipeSearchQuery.parse({ q, page_size: OFFERED })),
  ]);
  const known = new Set(mine.items.map(({ id }) => id));
  return {
    own: mine.items.map(toPlanRecipe),
    found: search.items.filter(({ id }) => !known.has(id)).map(toPlanRecipe),
  };
}
