"use client";

import { useText } from "#use-text";
import { cookingText } from "@/messages/en/cooking";
import { kitchenText } from "@/messages/en/kitchen";
import "@/styles/cook-mode.css";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { CookStep } from "@/components/recipes/cook-mode/cook-step";
import type { Steps } from "@/components/recipes/cook-mode/use-steps";
import { IngredientLines } from "@/components/recipes/ingredient-lines";
import { servingsWord } from "@/components/recipes/recipe-words";
import { scaleServings } from "@/components/recipes/scale-quantity";
import { TimerCare } from "@/components/recipes/timers/timer-care";
import { TimerShelf } from "@/components/recipes/timers/timer-shelf";
import type { RunningTimer } from "@/components/recipes/timers/use-timers";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { Button } from "@/components/ui/button";
import { KeptAwake } from "@/components/ui/kept-awake";
import { ProgressBar } from "@/components/ui/progress-bar";
import { foodsOfStep } from "@/lib/recipes/step-foods";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";

type CookModeProps = {
  recipe: Pick<RecipeDetailWire, "title" | "ingredients" | "instructions" | "servings" | "judgement">;
  cooking: Cooking;
  timers: readonly RunningTimer[];
  /** By step: see Method. */
  notes: Readonly<Record<string, readonly StepNote[]>>;
  steps: Steps;
};

/** For someone at a stove: one step at a time in large type, the screen kept on, the ingredients at hand. */
export function CookMode(props: CookModeProps) {
  const { recipe, steps } = props;
  const onOpenChange = (open: boolean) => (open ? steps.open() : steps.close());
  return (
    <KeptAwake name="cook" onOpenChange={onOpenChange} open={steps.isOpen} title={recipe.title} {...steps.keys}>
      <CookPages {...props} />
    </KeptAwake>
  );
}

function CookPages({ recipe, cooking, timers, notes, steps }: CookModeProps) {
  const t = useText(cookingText);
  const k = useText(kitchenText);
  const { instructions, servings } = recipe;
  const { at, go, swipe, finish } = steps;
  const [showsIngredients, setShowsIngredients] = useState(false);
  const text = instructions[at]?.text ?? "";
  const isLast = at === instructions.length - 1;
  return (
    <div className="cook-pages" data-ingredients={showsIngredients || undefined}>
      <section aria-label={t("ingredients")} className="cook-ingredients" id="cook-ingredients">
        {servings !== null && (
          <p className="soft">
            {t("forServingsWord", { servingsWord: k.known(servingsWord(scaleServings(servings, cooking.scale))) })}
          </p>
        )}
        <IngredientLines cooking={cooking} recipe={recipe} />
      </section>
      <CookStep
        at={at}
        count={instructions.length}
        notes={notes[instructions[at]?.id ?? ""] ?? []}
        foods={foodsOfStep(text, recipe.ingredients)}
        scale={cooking.scale}
        swipe={swipe}
        text={text}
      />
      <div className="cook-foot">
        {timers.length > 0 && (
          <div className="col-span-full">
            <TimerShelf timers={timers} />
            <TimerCare isBrief timers={timers} />
          </div>
        )}
        <ProgressBar label={t("steps")} max={instructions.length} value={at + 1} />
        <Button
          aria-controls="cook-ingredients"
          aria-expanded={showsIngredients}
          className="cook-ingredients-toggle"
          onClick={() => setShowsIngredients(!showsIngredients)}
        >
          <ListChecks size={20} />
          {t("ingredients")}
        </Button>
        <Button aria-disabled={at === 0 || undefined} onClick={() => go(at - 1)}>
          {t("back")}
        </Button>
        <Button onClick={isLast ? finish : () => go(at + 1)} variant="primary">
          {isLast ? t("finish") : t("nextStep")}
        </Button>
      </div>
    </div>
  );
}
