"use client";

import { scaleFactor, scaleServings } from "@/components/recipes/scale";
import { AddToListButton } from "@/components/recipes/to-list/add-to-list-button";
import { useCookingSession } from "@/components/recipes/use-cooking-session";
import type { RecipeWire } from "@/lib/schemas/recipes";

type RecipeToListProps = { recipe: Pick<RecipeWire, "id" | "title" | "servings" | "type"> };

/** Adds the recipe or variant to the grocery list, for the number of servings chosen on the page. */
export function RecipeToList({ recipe }: RecipeToListProps) {
  const { id, title, servings, type } = recipe;
  const { scale } = useCookingSession(recipe);
  const times = servings ? null : scaleFactor(scale);
  const wanted = servings ? Math.max(0.01, Number(scaleServings(servings, scale).toFixed(2))) : null;
  return (
    <AddToListButton
      source={{ ...(type === "variant" ? { variantId: id } : { recipeId: id }), title, servings: wanted, scale: times }}
    />
  );
}
