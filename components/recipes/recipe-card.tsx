import { useText } from "#use-text";
import { kitchenText } from "@/messages/en/kitchen";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipes.css";
import { Clock } from "lucide-react";
import Link from "next/link";
import { CardAllergens, CardMissing } from "@/components/recipes/card-allergens";
import { CardFit } from "@/components/recipes/card-fit";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { Plate } from "@/components/recipes/plate";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText, ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeWire } from "@/lib/schemas/recipes";

const MAX_INGREDIENTS = 3;
const MAX_TAGS = 3;
/** As wide as a column of the grid (styles/recipes.css). */
const SIZES = "(min-width: 1240px) 384px, (min-width: 1000px) 33vw, (min-width: 700px) 50vw, 100vw";

type RecipeCardProps = {
  recipe: RecipeWire;
  /** The same page with the recipe's details shown. */
  detailsHref: string;
};

/** One recipe of the grid. The title is the link; its target is the whole card, but for the way to the details. */
export function RecipeCard({ recipe, detailsHref }: RecipeCardProps) {
  const t = useText(recipesText);
  const k = useText(kitchenText);
  const time = k.known(cardTimeText(recipe));
  const left = recipe.ingredients.length - MAX_INGREDIENTS;
  return (
    <article className="recipe-card sheet">
      <RecipePicture recipe={recipe} sizes={SIZES}>
        <Plate recipe={recipe} />
      </RecipePicture>
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
              <span className="sr">{t("time")} </span>
              {time}
            </span>
          </p>
        )}
        <ul aria-label={t("ingredients")} className="recipe-card-ingredients">
          {recipe.ingredients.slice(0, MAX_INGREDIENTS).map((ingredient) => (
            <li key={ingredient.id}>{ingredientText(ingredient)}</li>
          ))}
          {left > 0 && <li className="soft">{recipe.is_excerpt ? t("andMore") : t("andLeftMore", { left })}</li>}
        </ul>
        <CardFit fit={recipe.fit} />
        <CardAllergens allergens={recipe.allergens} />
        <CardMissing missing={recipe.missing} />
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        <Link
          aria-label={t("detailsOfTitle", { title: recipe.title })}
          className="recipe-card-details"
          href={detailsHref}
          prefetch={false}
        >
          {t("details")}
        </Link>
      </div>
    </article>
  );
}
