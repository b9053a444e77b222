"use client";

import { useText } from "#use-text";
import { cookingText } from "@/messages/en/cooking";
import "@/styles/recipe-view.css";
import { ChefHat } from "lucide-react";
import type { ReactNode } from "react";
import { useJudgementHere } from "@/components/guest-card/guest-judgement";
import { CookMode } from "@/components/recipes/cook-mode/cook-mode";
import { useSteps } from "@/components/recipes/cook-mode/use-steps";
import { IngredientList } from "@/components/recipes/ingredient-list";
import { Method } from "@/components/recipes/method";
import { PrintRecipe } from "@/components/recipes/print-recipe";
import { type MarkdownSource, SaveMarkdown } from "@/components/recipes/save-markdown";
import { TimerCare } from "@/components/recipes/timers/timer-care";
import { TimerShelf } from "@/components/recipes/timers/timer-shelf";
import { useRinging, useTimers } from "@/components/recipes/timers/use-timers";
import { useCookingSession } from "@/components/recipes/use-cooking-session";
import { Button } from "@/components/ui/button";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";

type CookingSheetProps = {
  recipe: Pick<RecipeDetailWire, "id" | "judgement"> & MarkdownSource;
  /** By step, of a version of one's own: see Method. */
  notes?: Readonly<Record<string, readonly StepNote[]>>;
  /** Below the method. */
  children?: ReactNode;
};

/** What one cooks from: ingredients and steps side by side, from tablet width up. */
export function CookingSheet({ recipe: given, notes = {}, children }: CookingSheetProps) {
  const t = useText(cookingText);
  const byCard = useJudgementHere();
  const recipe = byCard ? { ...given, judgement: byCard } : given;
  const cooking = useCookingSession(given);
  const timers = useTimers();
  useRinging(timers);
  const steps = useSteps(recipe.instructions.length);
  return (
    <div className="recipe-split">
      <IngredientList cooking={cooking} recipe={recipe} />
      <div>
        <Method cooking={cooking} instructions={recipe.instructions} notes={notes}>
          <div className="recipe-tools recipe-screen-only">
            {recipe.instructions.length > 0 && (
              <Button onClick={steps.open} size="sm">
                <ChefHat size={18} />
                {t("cookMode")}
              </Button>
            )}
            <PrintRecipe />
            <SaveMarkdown recipe={recipe} />
          </div>
        </Method>
        <div className="recipe-screen-only my-3">
          <TimerShelf timers={timers} />
          <TimerCare timers={timers} />
        </div>
        {children}
      </div>
      <CookMode cooking={cooking} notes={notes} recipe={recipe} steps={steps} timers={timers} />
    </div>
  );
}
