"use client";

import "@/styles/recipe-view.css";
import { LineMarks } from "@/components/recipes/line-marks";
import { amountText } from "@/components/recipes/recipe-words";
import { type Scale, scaleQuantity } from "@/components/recipes/scale-quantity";
import type { JudgedLine } from "@/components/recipes/told-tags";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";

type IngredientLineProps = {
  ingredient: RecipeIngredientWire;
  scale: Scale;
  cooking: Cooking;
  /** Absent for a visitor and for a person who has recorded nothing. */
  judged: JudgedLine | undefined;
};

/** Amount, name and what the person's ID says of it. A tap strikes it through; its marks stay readable. */
export function IngredientLine({ ingredient, scale, cooking, judged }: IngredientLineProps) {
  const { id, name, quantity, unit, note } = ingredient;
  return (
    <li className="recipe-line">
      <button
        aria-pressed={cooking.isStruck(id)}
        className="recipe-ingredient-line"
        onClick={() => cooking.toggle(id)}
        type="button"
      >
        <span className="recipe-ingredient-amount num">
          {amountText(quantity === null ? null : scaleQuantity(quantity, scale), unit)}{" "}
        </span>
        <span className="recipe-ingredient-name">
          {name}
          {note && <span className="soft">, {note}</span>}
        </span>
      </button>
      {judged && <LineMarks judged={judged} line={name} />}
    </li>
  );
}
