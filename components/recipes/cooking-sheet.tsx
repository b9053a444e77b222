"use client";

import "@/styles/recipe-view.css";
import { ChefHat, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CookMode } from "@/components/recipes/cook-mode/cook-mode";
import { IngredientList } from "@/components/recipes/ingredient-list";
import { Method } from "@/components/recipes/method";
import { TimerShelf } from "@/components/recipes/timers/timer-shelf";
import { useRinging, useTimers } from "@/components/recipes/timers/use-timers";
import { useCookingSession } from "@/components/recipes/use-cooking-session";
import { Button } from "@/components/ui/button";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";

type CookingSheetProps = {
  recipe: Pick<RecipeDetailWire, "id" | "title" | "ingredients" | "instructions" | "servings" | "judgement">;
  /** By step, of a version of one's own: see Method. */
  notes?: Readonly<Record<string, readonly StepNote[]>>;
  /** Below the method. */
  children?: ReactNode;
};

/** What one cooks from: ingredients and steps side by side, from tablet width up. */
export function CookingSheet({ recipe, notes = {}, children }: CookingSheetProps) {
  const cooking = useCookingSession(recipe.id);
  const timers = useTimers();
  useRinging(timers);
  const [isCooking, setIsCooking] = useState(false);
  return (
    <div className="recipe-split">
      <IngredientList cooking={cooking} recipe={recipe} />
      <div>
        <Method cooking={cooking} instructions={recipe.instructions} notes={notes}>
          <div className="recipe-tools recipe-screen-only">
            {recipe.instructions.length > 0 && (
              <Button onClick={() => setIsCooking(true)} size="sm">
                <ChefHat size={18} />
                Cook mode
              </Button>
            )}
            <Button onClick={() => window.print()} size="sm">
              <Printer size={18} />
              Print
            </Button>
          </div>
        </Method>
        <div className="recipe-screen-only my-3">
          <TimerShelf timers={timers} />
        </div>
        {children}
      </div>
      <CookMode
        cooking={cooking}
        notes={notes}
        onOpenChange={setIsCooking}
        open={isCooking}
        recipe={recipe}
        timers={timers}
      />
    </div>
  );
}
