import { Clock, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { Fact, Facts } from "@/components/recipes/facts";
import { Plate } from "@/components/recipes/plate";
import { RecipeActions } from "@/components/recipes/recipe-actions";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { servingsWord, timesText } from "@/components/recipes/recipe-words";
import { SourceLink } from "@/components/recipes/source-link";
import { ownPicture, recipeSource } from "@/components/recipes/web-links";
import { KIND_NAMES, kindWords } from "@/lib/recipes/kinds";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";

const MAX_TAGS = 6;

type RecipeHeadProps = {
  recipe: RecipeWire;
  /** Replaces the actions of the recipe. */
  children?: ReactNode;
};

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const k = useText(kitchenText);
  const times = timesText(k, recipe);
  const kinds = KIND_NAMES.map((name) => kindWords(name, recipe[name])).filter(Boolean);
  const source = recipeSource(recipe.source_url);
  const caption = recipe.photos[0]?.caption ?? null;
  const hasPicture = recipe.photos.length > 0 || ownPicture(recipe.image) !== null;
  return (
    <div className="grid gap-5.5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] wide:items-center wide:gap-14 print:grid-cols-1">
      <figure className="m-0 min-w-0 wide:order-2">
        <RecipePicture
          className="-mx-(--gutter) h-[min(46vh,62vw)] w-auto wide:mx-0 wide:aspect-5/4 wide:h-auto wide:rounded-card print:mx-0 print:h-[30vh]"
          isHero
          recipe={recipe}
          sizes="(min-width: 1240px) 590px, (min-width: 1000px) 48vw, 100vw"
        >
          {/* If there is a photo, the drawing is shown only when the photo fails, so it is not fetched in advance. */}
          <Plate isHero={!hasPicture} recipe={recipe} />
        </RecipePicture>
        {caption && (
          // The name of the picture itself.
          <figcaption aria-hidden="true" className="wrap-anywhere mt-1.5 text-ink-soft text-small">
            {caption}
          </figcaption>
        )}
      </figure>
      <div className="wrap-anywhere grid min-w-0 gap-3">
        <h1 className="wide:text-step-6">{recipe.title}</h1>
        {recipe.description && <p className="lead">{recipe.description}</p>}
        <Facts>
          {times && (
            <Fact>
              <Clock size={18} />
              {times}
            </Fact>
          )}
          {recipe.servings !== null && (
            <Fact className="print:hidden">
              <Users size={18} />
              {servingsWord(k, recipe.servings)}
            </Fact>
          )}
          {kinds.length > 0 && <Fact className="print:hidden">{kinds.join(" · ")}</Fact>}
          {source && <SourceLink source={source} />}
        </Facts>
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        {children ?? <RecipeActions recipe={recipe} />}
      </div>
    </div>
  );
}
