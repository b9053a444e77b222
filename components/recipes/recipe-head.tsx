import { useText } from "#use-text";
import { kitchenText } from "@/messages/en/kitchen";
import "@/styles/recipe-view.css";
import "@/styles/recipes.css";
import { Clock, Users } from "lucide-react";
import type { ReactNode } from "react";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { Plate } from "@/components/recipes/plate";
import { RecipeActions } from "@/components/recipes/recipe-actions";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { servingsWord, timesText } from "@/components/recipes/recipe-words";
import { SourceLink } from "@/components/recipes/source-link";
import { recipeSource } from "@/components/recipes/web-links";
import { courseWords, cuisineWords } from "@/lib/recipes/kinds";
import type { RecipeWire } from "@/lib/schemas/recipes";

const MAX_TAGS = 6;

type RecipeHeadProps = {
  recipe: RecipeWire;
  /** In place of what one can do with a recipe. */
  children?: ReactNode;
};

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const k = useText(kitchenText);
  const times = k.known(timesText(recipe));
  const kinds = [courseWords(recipe.course ?? ""), cuisineWords(recipe.cuisine ?? "")].filter(Boolean);
  const source = recipeSource(recipe.source_url);
  return (
    <div className="recipe-head">
      <RecipePicture isHero recipe={recipe} sizes="(min-width: 1240px) 590px, (min-width: 1000px) 48vw, 100vw">
        <Plate isHero recipe={recipe} />
      </RecipePicture>
      <div className="recipe-title">
        <h1>{recipe.title}</h1>
        {recipe.description && <p className="lead">{recipe.description}</p>}
        <div className="recipe-facts">
          {times && (
            <span>
              <Clock size={18} />
              {times}
            </span>
          )}
          {recipe.servings !== null && (
            <span className="recipe-screen-only">
              <Users size={18} />
              {k.known(servingsWord(recipe.servings))}
            </span>
          )}
          {kinds.length > 0 && <span className="recipe-screen-only">{kinds.join(" · ")}</span>}
          {source && <SourceLink source={source} />}
        </div>
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        {children ?? <RecipeActions recipe={recipe} />}
      </div>
    </div>
  );
}
