"use client";

import { useText } from "#use-text";
import { LineMarks } from "@/components/recipes/line-marks";
import type { Scale } from "@/components/recipes/scale";
import { shownLine } from "@/components/recipes/shown-line";
import type { JudgedLine } from "@/components/recipes/shown-tags";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { cn } from "@/components/ui/variants";
import type { UnitSystem } from "@/lib/quantity/kitchen-units";
import type { AnalysedIngredientWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";

type IngredientLineProps = {
  ingredient: AnalysedIngredientWire;
  scale: Scale;
  units: UnitSystem;
  cooking: Cooking;
  /** Undefined for visitors, and for people without dietary settings. */
  judged: JudgedLine | undefined;
};

/** The look of a pressed line. It is not applied in print, because a printed recipe is for the next time. */
export const STRUCK =
  "group-aria-pressed/struck:text-ink-soft group-aria-pressed/struck:line-through print:group-aria-pressed/struck:text-inherit print:group-aria-pressed/struck:no-underline";

/** An ingredient with its amount and verdict. A tap strikes it through; the verdict stays readable. */
export function IngredientLine({ ingredient, scale, units, cooking, judged }: IngredientLineProps) {
  const { id } = ingredient;
  const k = useText(kitchenText);
  const about = (amount: string) => k("about", { amount });
  const { amount, name, note, written } = shownLine(ingredient, { scale, units, locale: k.locale, about });
  return (
    <li className="flex flex-wrap items-center border-line border-b">
      <button
        aria-pressed={cooking.isStruck(id)}
        className={cn(
          "wrap-anywhere group/struck grid min-h-12 min-w-0 flex-[1_1_240px] items-baseline gap-3 py-2.75 text-start hover:bg-sunk print:min-h-0 print:py-1.5",
          // "about 200 g" stays on one line.
          units === "grams" ? "grid-cols-[112px_minmax(0,1fr)]" : "grid-cols-[84px_minmax(0,1fr)]",
        )}
        onClick={() => cooking.toggle(id)}
        type="button"
      >
        <span className={cn("num text-end text-ink-soft print:text-inherit", STRUCK)}>{amount} </span>
        <span className={cn("font-[520]", STRUCK)}>
          {name}
          {note && <span className="soft">, {note}</span>}
          {written && <span className="soft"> ({written})</span>}
        </span>
      </button>
      {judged && <LineMarks judged={judged} line={ingredient.name} />}
    </li>
  );
}
