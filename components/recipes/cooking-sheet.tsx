"use client";

import { ChefHat } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { CookMode } from "@/components/recipes/cook-mode/cook-mode";
import { useSteps } from "@/components/recipes/cook-mode/use-steps";
import { useJudgementHere } from "@/components/recipes/guest/guest-judgement";
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
import { cookingText } from "@/messages/en/cooking";

type CookingSheetProps = {
  recipe: Pick<RecipeDetailWire, "id" | "judgement"> & MarkdownSource;
  /** The notes of a variant by step: see Method. */
  notes?: Readonly<Record<string, readonly StepNote[]>>;
  /** Rendered below the method. */
  children?: ReactNode;
};

/** The recipe for cooking: ingredients and steps, side by side from tablet width up. */
export function CookingSheet({ recipe: given, notes = {}, children }: CookingSheetProps) {
  const t = useText(cookingText);
  const byCard = useJudgementHere();
  const recipe = byCard ? { ...given, judgement: byCard } : given;
  const cooking = useCookingSession(given);
  const timers = useTimers();
  useRinging(timers);
  const steps = useSteps(recipe.instructions.length);
  return (
    <div className="mt-8 grid grid-cols-1 gap-9 min-[760px]:grid-cols-2 min-[760px]:gap-10 wide:mt-12 wide:grid-cols-[minmax(0,5.4fr)_minmax(0,6.6fr)] wide:gap-18 print:mt-5 print:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:gap-8 print:[&_li]:break-inside-avoid">
      <IngredientList cooking={cooking} recipe={recipe} />
      <div>
        <Method cooking={cooking} instructions={recipe.instructions} notes={notes}>
          <div className="flex flex-wrap gap-2 print:hidden">
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
        <div className="my-3 print:hidden">
          <TimerShelf timers={timers} />
          <TimerCare timers={timers} />
        </div>
        {children}
      </div>
      <CookMode cooking={cooking} notes={notes} recipe={recipe} steps={steps} timers={timers} />
    </div>
  );
}
