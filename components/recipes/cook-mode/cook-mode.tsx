"use client";

import "@/styles/cook-mode.css";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { CookStep } from "@/components/recipes/cook-mode/cook-step";
import { useSteps } from "@/components/recipes/cook-mode/use-steps";
import { IngredientLines } from "@/components/recipes/ingredient-lines";
import { servingsWord } from "@/components/recipes/recipe-words";
import { scaleServings } from "@/components/recipes/scale-quantity";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { Button } from "@/components/ui/button";
import { KeptAwake } from "@/components/ui/kept-awake";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type CookModeProps = {
  recipe: Pick<RecipeDetailWire, "title" | "ingredients" | "instructions" | "servings" | "judgement">;
  cooking: Cooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** For someone at a stove: one step at a time in large type, the screen kept on, the ingredients at hand. */
export function CookMode({ recipe, cooking, open, onOpenChange }: CookModeProps) {
  const steps = useSteps(recipe.instructions.length);
  const finish = () => {
    steps.go(0);
    onOpenChange(false);
  };
  return (
    <KeptAwake name="cook" onOpenChange={onOpenChange} open={open} title={recipe.title} {...steps.keys}>
      <CookPages cooking={cooking} onDone={finish} recipe={recipe} steps={steps} />
    </KeptAwake>
  );
}

type CookPagesProps = Pick<CookModeProps, "recipe" | "cooking"> & {
  steps: ReturnType<typeof useSteps>;
  onDone: () => void;
};

function CookPages({ recipe, cooking, steps, onDone }: CookPagesProps) {
  const { instructions, servings } = recipe;
  const { at, go, swipe } = steps;
  const [showsIngredients, setShowsIngredients] = useState(false);
  const isLast = at === instructions.length - 1;
  return (
    <div className="cook-pages" data-ingredients={showsIngredients || undefined}>
      <section aria-label="Ingredients" className="cook-ingredients" id="cook-ingredients">
        {servings !== null && <p className="soft">For {servingsWord(scaleServings(servings, cooking.scale))}</p>}
        <IngredientLines cooking={cooking} recipe={recipe} />
      </section>
      <CookStep at={at} count={instructions.length} swipe={swipe} text={instructions[at]?.text ?? ""} />
      <div className="cook-foot">
        <ProgressBar label="Steps" max={instructions.length} value={at + 1} />
        <Button
          aria-controls="cook-ingredients"
          aria-expanded={showsIngredients}
          className="cook-ingredients-toggle"
          onClick={() => setShowsIngredients(!showsIngredients)}
        >
          <ListChecks size={20} />
          Ingredients
        </Button>
        <Button aria-disabled={at === 0 || undefined} onClick={() => go(at - 1)}>
          Back
        </Button>
        <Button onClick={isLast ? onDone : () => go(at + 1)} variant="primary">
          {isLast ? "Finish" : "Next step"}
        </Button>
      </div>
    </div>
  );
}
