import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { isReadableBy } from "./access";
import { excerptOf, LIST_LINES } from "./list-excerpt";
import { ingredientSelect, recipeSelect, toRecipeWire } from "./wire";

const LINES = { orderBy: { position: "asc" }, take: LIST_LINES } as const;

/**
 * These variants of a person in the shape of recipes, for the list that shows both, in no order. Picture, source and times are those
 * of the base, while there is one that the person may read.
 */
export async function listVariantsAsRecipes(
  caller: { userId: string },
  ids: readonly string[],
): Promise<MyRecipeWire[]> {
  if (ids.length === 0) return [];
  const rows = await db.variant.findMany({
    where: { ownerId: caller.userId, id: { in: [...ids] } },
    select: {
      id: true,
      title: true,
      baseRecipeId: true,
      baseRecipeTitle: true,
      servings: true,
      dietaryInfo: true,
      engineVersion: true,
      createdAt: true,
      updatedAt: true,
      baseRecipe: { select: { ...baseSelect(caller), hiddenAt: true } },
      ingredients: { select: ingredientSelect, ...LINES },
      instructions: { select: { id: true, text: true, groupName: true }, ...LINES },
      _count: { select: { ingredients: true, instructions: true } },
    },
  });
  return rows.map(({ baseRecipe, baseRecipeId, baseRecipeTitle, _count, ...variant }) => {
    const ingredients = excerptOf(variant.ingredients, ({ name, note }) => name.length + (note?.length ?? 0));
    const instructions = excerptOf(variant.instructions, ({ text }) => text.length);
    const isExcerpt = ingredients.length < _count.ingredients || instructions.length < _count.instructions;
    const isReadable = baseRecipe !== null && isReadableBy(caller, baseRecipe);
    const shown = isReadable ? baseRecipe : WITHOUT_BASE;
    const row = {
      ...shown,
      ...variant,
      ingredients,
      instructions,
      ownerId: caller.userId,
      isPublic: false,
      savedBy: [],
    };
    return {
      ...toRecipeWire(row, caller),
      ...(isExcerpt ? { is_excerpt: true as const } : {}),
      type: "variant",
      base_recipe_id: isReadable ? baseRecipeId : null,
      base_recipe_title: baseRecipeTitle,
    };
  });
}

/** A variant has its own lines. */
function baseSelect(caller: { userId: string }) {
  const { ingredients: _ingredients, instructions: _instructions, ...rest } = recipeSelect(caller);
  return rest;
}

const WITHOUT_BASE = {
  language: null,
  sourceUrl: null,
  image: null,
  photos: [],
  yieldText: null,
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
};
