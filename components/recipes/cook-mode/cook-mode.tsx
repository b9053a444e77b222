"use client";

import { ListChecks } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { CookStep } from "@/components/recipes/cook-mode/cook-step";
import type { Steps } from "@/components/recipes/cook-mode/use-steps";
import { IngredientLines } from "@/components/recipes/ingredient-lines";
import { servingsWord } from "@/components/recipes/recipe-words";
import { scaleServings } from "@/components/recipes/scale";
import { TimerCare } from "@/components/recipes/timers/timer-care";
import { TimerShelf } from "@/components/recipes/timers/timer-shelf";
import type { RunningTimer } from "@/components/recipes/timers/use-timers";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { Button } from "@/components/ui/button";
import { KeptAwake } from "@/components/ui/kept-awake";
import { ProgressBar } from "@/components/ui/progress-bar";
import { cn } from "@/components/ui/variants";
import { foodsOfStep } from "@/lib/recipes/step-foods";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";
import { cookingText } from "@/messages/en/cooking";
import { kitchenText } from "@/messages/en/kitchen";

/** Wraps the three buttons, which do not fit in one row on the smallest phones or when zoomed. */
const FOOT =
  "grid grid-cols-[auto_auto_minmax(max-content,1fr)] gap-2 border-line border-t bg-raised px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-[350px]:grid-cols-[auto_minmax(max-content,1fr)] min-[760px]:col-span-2 min-[760px]:row-start-2 min-[760px]:grid-cols-[minmax(0,1fr)_160px_220px] min-[760px]:items-center";
/** Its width is ignored, or the row of timers would stretch the columns of the buttons. */
const TIMERS = "contain-inline-size col-span-full";
const BUTTON = "min-h-14 px-3";

type CookModeProps = {
  recipe: Pick<RecipeDetailWire, "title" | "ingredients" | "instructions" | "servings" | "judgement">;
  cooking: Cooking;
  timers: readonly RunningTimer[];
  /** The notes of a variant by step: see Method. */
  notes: Readonly<Record<string, readonly StepNote[]>>;
  steps: Steps;
};

/** A view for cooking: one step at a time in large type, with the screen kept on and the ingredients at hand. */
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
    <div className="grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] min-[760px]:grid-cols-[minmax(300px,4fr)_minmax(0,7fr)]">
      <section
        aria-label={t("ingredients")}
        className={cn(
          "z-1 col-start-1 row-start-1 hidden overflow-y-auto bg-paper px-(--gutter) py-5 min-[760px]:block min-[760px]:bg-sunk",
          showsIngredients && "block",
        )}
        id="cook-ingredients"
      >
        {servings !== null && (
          <p className="soft">
            {t("forServingsWord", { servingsWord: servingsWord(k, scaleServings(servings, cooking.scale)) })}
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
      <div className={FOOT}>
        {timers.length > 0 && (
          <div className={TIMERS}>
            <TimerShelf timers={timers} />
            <TimerCare isBrief timers={timers} />
          </div>
        )}
        <ProgressBar
          className="col-span-full h-1.5 min-[760px]:col-auto"
          label={t("steps")}
          max={instructions.length}
          value={at + 1}
        />
        <Button
          aria-controls="cook-ingredients"
          aria-expanded={showsIngredients}
          className={cn(BUTTON, "max-[350px]:col-span-full min-[760px]:hidden")}
          onClick={() => setShowsIngredients(!showsIngredients)}
        >
          <ListChecks size={20} />
          {t("ingredients")}
        </Button>
        <Button aria-disabled={at === 0 || undefined} className={BUTTON} onClick={() => go(at - 1)}>
          {t("back")}
        </Button>
        <Button className={BUTTON} onClick={isLast ? finish : () => go(at + 1)} variant="primary">
          {isLast ? t("finish") : t("nextStep")}
        </Button>
      </div>
    </div>
  );
}
