import type { PointerEventHandler } from "react";
import { useText } from "#use-text";
import { useKitchenChoices } from "@/components/recipes/kitchen-choices";
import type { Scale } from "@/components/recipes/scale";
import { type Showing, shownLine } from "@/components/recipes/shown-line";
import { StepNotes } from "@/components/recipes/step-notes";
import { StepTimers } from "@/components/recipes/timers/timer-shelf";
import type { AnalysedIngredientWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";
import { cookingText } from "@/messages/en/cooking";
import { kitchenText } from "@/messages/en/kitchen";

type CookStepProps = {
  /** The index of the step, counted from 0. */
  at: number;
  count: number;
  text: string;
  /** The ingredients of the step, scaled like the recipe. */
  foods: readonly AnalysedIngredientWire[];
  /** Notes on the step's ingredients that differ in a variant. */
  notes: readonly StepNote[];
  scale: Scale;
  swipe: Record<"onPointerDown" | "onPointerUp" | "onPointerCancel", PointerEventHandler>;
};

const STEP =
  "col-start-1 row-start-1 touch-pan-y select-none overflow-y-auto px-(--gutter) py-6 focus-visible:-outline-offset-4 min-[760px]:col-start-2 min-[760px]:px-[clamp(32px,5vw,72px)] min-[760px]:py-10";

/** One step. Long texts scroll, and a change of step is announced. */
export function CookStep({ at, count, text, foods, notes, scale, swipe }: CookStepProps) {
  const t = useText(cookingText);
  const k = useText(kitchenText);
  const { units } = useKitchenChoices();
  const showing = { scale, units, locale: k.locale, about: (amount: string) => k("about", { amount }) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={t("step")} aria-live="polite" className={STEP} tabIndex={0} {...swipe}>
      <p className="soft num">{t("stepAtOfCount", { at: at + 1, count })}</p>
      <p className="wrap-anywhere mt-3 max-w-[34ch] text-pretty font-[460] font-serif text-[clamp(1.625rem,min(7.2vw,6.4vh),3.25rem)] leading-[1.28]">
        {text}
      </p>
      <StepNotes notes={notes} />
      <div className="mt-6 grid gap-4">
        <StepTimers step={at + 1} text={text} />
        {foods.length > 0 && (
          <ul aria-label={t("forThisStep")} className="m-0 flex list-none flex-wrap gap-2 p-0">
            {foods.map((food) => (
              <StepFood food={food} key={food.id} showing={showing} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function StepFood({ food, showing }: { food: AnalysedIngredientWire; showing: Showing }) {
  const { amount, name } = shownLine(food, showing);
  return (
    <li className="rounded-control border border-solid border-line bg-raised px-3 py-2">
      <b className="num">{amount}</b> {name}
    </li>
  );
}
