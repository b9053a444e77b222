"use client";

import { useText } from "#use-text";
import { kitchenText } from "@/messages/en/kitchen";
import "@/styles/recipe-view.css";
import { LineMarks } from "@/components/recipes/line-marks";
import type { Scale } from "@/components/recipes/scale-quantity";
import { shownAmount } from "@/components/recipes/shown-amount";
import type { JudgedLine } from "@/components/recipes/told-tags";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import type { UnitSystem } from "@/lib/quantity/kitchen-units";
import type { AnalysedIngredientWire } from "@/lib/schemas/recipes";

type IngredientLineProps = {
  ingredient: AnalysedIngredientWire;
  scale: Scale;
  units: UnitSystem;
  cooking: Cooking;
  /** Absent for a visitor and for a person who has recorded nothing. */
  judged: JudgedLine | undefined;
};

/** Amount, name and what the person's ID says of it. A tap strikes it through; its marks stay readable. */
export function IngredientLine({ ingredient, scale, units, cooking, judged }: IngredientLineProps) {
  const { id, name, note } = ingredient;
  const k = useText(kitchenText);
  const amount = shownAmount(ingredient, scale, units, (amount) => k("about", { amount }));
  return (
    <li className="recipe-line">
      <button
        aria-pressed={cooking.isStruck(id)}
        className="recipe-ingredient-line"
        onClick={() => cooking.toggle(id)}
        type="button"
      >
        <span className="recipe-ingredient-amount num">{amount.text} </span>
        <span className="recipe-ingredient-name">
          {name}
          {note && <span className="soft">, {note}</span>}
          {amount.written && <span className="soft"> ({amount.written})</span>}
        </span>
      </button>
      {judged && <LineMarks judged={judged} line={name} />}
    </li>
  );
}
