"use client";

import { amountText, servingsWord } from "@/components/recipes/recipe-words";
import { SCALES, type Scale, scaleQuantity, scaleServings } from "@/components/recipes/scale-quantity";
import { useStruck } from "@/components/recipes/use-struck";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";

const SCALE_OPTIONS = SCALES.map((value) => ({ value, label: `${value}x` }));

type IngredientListProps = {
  ingredients: readonly RecipeIngredientWire[];
  servings: number | null;
  scale: Scale;
  onScale: (scale: Scale) => void;
};

export function IngredientList({ ingredients, servings, scale, onScale }: IngredientListProps) {
  const { isStruck, toggle } = useStruck();
  return (
    <section aria-labelledby="ingredients">
      <div className="recipe-section-head">
        <h2 id="ingredients">Ingredients</h2>
        <SegmentedControl label="Scale" onChange={onScale} options={SCALE_OPTIONS} value={scale} />
      </div>
      <div className="recipe-hint">
        <span className="soft small recipe-screen-only">Tap a line to strike it through</span>
        {servings !== null && (
          <b className="num" role="status">
            {servingsWord(scaleServings(servings, scale))}
          </b>
        )}
      </div>
      <ul>
        {ingredients.map(({ id, name, quantity, unit }) => (
          <li key={id}>
            <button
              aria-pressed={isStruck(id)}
              className="recipe-ingredient-line"
              onClick={() => toggle(id)}
              type="button"
            >
              <span className="recipe-ingredient-amount num">
                {amountText(quantity === null ? null : scaleQuantity(quantity, scale), unit)}{" "}
              </span>
              <span className="recipe-ingredient-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
