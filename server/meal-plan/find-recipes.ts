import type { PlanRecipesWire } from "@/lib/schemas/meal-plan";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { readTable } from "@/server/recipes/table/read-table";
import type { Plan } from "./access";
import { toPlanRecipe } from "./wire";

const OFFERED = 12;

/**
 * Recipes that may be planned: the caller's own and saved ones first, then public ones, all matching the same words and
 * judged for the table of the plan.
 */
export async function findRecipesForPlan(plan: Plan, q: string): Promise<PlanRecipesWire> {
  const caller = { userId: plan.userId };
  const judged = { table: await readTable(caller, plan), who: plan.userId };
  const [mine, search] = await Promise.all([
    listMyRecipes(caller, { page: 1, page_size: OFFERED }, q, {}, judged),
    searchRecipes(caller, recipeSearchQuery.parse({ q, page_size: OFFERED }), { known: judged }),
  ]);
  const known = new Set(mine.items.map(({ id }) => id));
  return {
    own: mine.items.map(toPlanRecipe),
    found: search.items.filter(({ id }) => !known.has(id)).map(toPlanRecipe),
  };
}
