import { notFound } from "@/lib/errors";
import type { MyRecipeWire, RecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { readableBy } from "./access";
import { listVariantsAsRecipes } from "./variants-as-recipes";
import { recipeSelect, toRecipeWire } from "./wire";

type Caller = { userId: string };

/** What the person saved and may still read, the latest saved first. Bounded by how many a person may save. */
export async function listSavedRecipes(caller: Caller): Promise<RecipeWire[]> {
  const rows = await db.savedRecipe.findMany({
    where: { userId: caller.userId, recipe: readableBy(caller) },
    orderBy: [{ createdAt: "desc" }, { recipeId: "desc" }],
    select: { recipe: { select: recipeSelect(caller) } },
  });
  return rows.map(({ recipe }) => toRecipeWire(recipe, caller));
}

/** What the person wrote, newest first. Bounded by how many a person may have. */
export async function listCreatedRecipes(caller: Caller): Promise<RecipeWire[]> {
  const rows = await db.recipe.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: recipeSelect(caller),
  });
  return rows.map((row) => toRecipeWire(row, caller));
}

/** What the person wrote or saved, each once. */
export async function listRecipesOf(caller: Caller): Promise<RecipeWire[]> {
  const [created, saved] = await Promise.all([listCreatedRecipes(caller), listSavedRecipes(caller)]);
  return [...created, ...saved.filter((recipe) => recipe.type === "saved")];
}

/** Your Recipes: written, saved and customised, the latest first. */
export async function listMyRecipes(caller: Caller): Promise<MyRecipeWire[]> {
  const [recipes, variants] = await Promise.all([listRecipesOf(caller), listVariantsAsRecipes(caller)]);
  const mine = recipes.map((recipe) => ({
    ...recipe,
    type: recipe.type ?? ("saved" as const),
    base_recipe_id: null,
    base_recipe_title: null,
  }));
  return [...mine, ...variants].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** These lists are nobody else's: another person's id finds nothing. */
export function requireSelf(caller: Caller, userId: string): void {
  if (caller.userId !== userId) throw notFound("User");
}
