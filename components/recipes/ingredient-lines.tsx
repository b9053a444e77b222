"use client";

import { grouped } from "@/components/recipes/grouped";
import { IngredientLine } from "@/components/recipes/ingredient-line";
import { useKitchenChoices } from "@/components/recipes/kitchen-choices";
import { GroupHeading } from "@/components/recipes/section-head";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type IngredientLinesProps = {
  recipe: Pick<RecipeDetailWire, "ingredients" | "judgement">;
  cooking: Cooking;
};

/** The ingredients under the recipe's sub-headings. */
export function IngredientLines({ recipe: { ingredients, judgement }, cooking }: IngredientLinesProps) {
  const { units } = useKitchenChoices();
  const judged = new Map(judgement?.ingredients.map((line) => [line.id, line]));
  return grouped(ingredients).map(({ key, group, lines }) => (
    <div key={key}>
      {group && <GroupHeading>{group}</GroupHeading>}
      <ul>
        {lines.map((ingredient) => (
          <IngredientLine
            cooking={cooking}
            ingredient={ingredient}
            judged={judged.get(ingredient.id)}
            key={ingredient.id}
            scale={cooking.scale}
            units={units}
          />
        ))}
      </ul>
    </div>
  ));
}
