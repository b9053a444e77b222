import { Clock } from "lucide-react";
import Link from "next/link";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText, ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeWire } from "@/lib/schemas/recipes";

const MAX_INGREDIENTS = 3;
const MAX_TAGS = 3;

/** One recipe of the grid. The title is the link; its target is the whole card. */
export function RecipeCard({ recipe }: { recipe: RecipeWire }) {
  const time = cardTimeText(recipe);
  const left = recipe.ingredients.length - MAX_INGREDIENTS;
  return (
    <article className="recipe-card sheet">
      <RecipePicture image={recipe.image} />
      <div className="recipe-card-body">
        <h2>
          <Link href={recipeAddress(recipe.id)} prefetch={false}>
            {recipe.title}
          </Link>
        </h2>
        {time && (
          <p className="recipe-facts">
            <span>
              <Clock size={18} />
              <span className="sr">Time: </span>
              {time}
            </span>
          </p>
        )}
        <ul aria-label="Ingredients" className="recipe-card-ingredients">
          {recipe.ingredients.slice(0, MAX_INGREDIENTS).map((ingredient) => (
            <li key={ingredient.id}>{ingredientText(ingredient)}</li>
          ))}
          {left > 0 && <li className="soft">... and {left} more</li>}
        </ul>
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
      </div>
    </article>
  );
}
