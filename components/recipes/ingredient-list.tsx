"use client";

import { useText } from "#use-text";
import { IngredientLines } from "@/components/recipes/ingredient-lines";
import { servingsWord } from "@/components/recipes/recipe-words";
import { SCALES, type Scale, scaleServings } from "@/components/recipes/scale";
import { SectionHead } from "@/components/recipes/section-head";
import { ServingsControl } from "@/components/recipes/servings-control";
import { UnitsChoice } from "@/components/recipes/units-choice";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";
import { verdicts } from "@/messages/en/verdicts";

const SCALE_OPTIONS: readonly { value: Scale; label: string }[] = SCALES.map((value) => ({
  value,
  label: `${value}x`,
}));

type IngredientListProps = {
  recipe: Pick<RecipeDetailWire, "ingredients" | "judgement" | "servings">;
  cooking: Cooking;
};

export function IngredientList({ recipe, cooking }: IngredientListProps) {
  const t = useText(verdicts);
  const k = useText(kitchenText);
  const { scale, setScale } = cooking;
  const { servings } = recipe;
  return (
    <section aria-labelledby="ingredients">
      <SectionHead id="ingredients" title={t("ingredients")}>
        <SegmentedControl
          className="print:hidden"
          label={t("scale")}
          onChange={setScale}
          options={SCALE_OPTIONS}
          value={scale}
        />
      </SectionHead>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b">
        <span className="text-ink-soft text-small print:hidden">{t("tapToStrike")}</span>
        {servings !== null && <ServingsControl onScale={setScale} scale={scale} servings={servings} />}
        <span className="sr-only" role="status">
          {servings !== null &&
            scale !== "1" &&
            t("scaledToServingsword", { servingsWord: servingsWord(k, scaleServings(servings, scale)) })}
        </span>
      </div>
      <UnitsChoice />
      <IngredientLines cooking={cooking} recipe={recipe} />
    </section>
  );
}
