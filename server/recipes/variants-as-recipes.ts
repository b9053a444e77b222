import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { isReadableBy } from "./access";
import { ingredientSelect, recipeSelect, toRecipeWire } from "./wire";

const LINE_ORDER = { orderBy: { position: "asc" } } as const;

/**
 * A person's variants in the shape of recipes, for the list that shows both. Picture, source and times are those
 * of the base, while there is one that the person may read.
 */
export async function listVariantsAsRecipes(caller: { userId: string }): Promise<MyRecipeWire[]> {
  const rows = await db.variant.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
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
      baseRecipe: { select: { ...recipeSelect(caller), hiddenAt: true } },
      ingredients: { select: ingredientSelect, ...LINE_ORDER },
      instructions: { select: { id: true, text: true, groupName: true }, ...LINE_ORDER },
    },
  });
  return rows.map(({ baseRecipe, baseRecipeId, baseRecipeTitle, ...variant }) => {
    const isReadable = baseRecipe !== null && isReadableBy(caller, baseRecipe);
    const shown = isReadable ? baseRecipe : WITHOUT_BASE;
    const row = {
      ...shown,
      ...variant,
      ownerId: caller.userId,
      isPublic: false,
      savedBy: [],
    };
    return {
      ...toRecipeWire(row, caller),
      type: "variant",
      base_recipe_id: isReadable ? baseRecipeId : null,
      base_recipe_title: baseRecipeTitle,
    };
  });
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
