"use client";

import { useState } from "react";
import { IngredientList } from "@/components/recipes/ingredient-list";
import { Method } from "@/components/recipes/method";
import type { Scale } from "@/components/recipes/scale-quantity";
import type { RecipeWire } from "@/lib/schemas/recipes";

type CookingSheetProps = Pick<RecipeWire, "ingredients" | "instructions" | "servings">;

/** What one cooks from: ingredients and steps side by side, from tablet width up. */
export function CookingSheet({ ingredients, instructions, servings }: CookingSheetProps) {
  const [scale, setScale] = useState<Scale>("1");
  return (
    <div className="recipe-split">
      <IngredientList ingredients={ingredients} onScale={setScale} scale={scale} servings={servings} />
      <Method instructions={instructions} isScaled={scale !== "1"} />
    </div>
  );
}
