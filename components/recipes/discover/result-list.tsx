import { useText } from "#use-text";
import { discoverText } from "@/messages/en/discover";
import { kitchenText } from "@/messages/en/kitchen";
import "@/styles/discover.css";
import "@/styles/recipes.css";
import { Clock } from "lucide-react";
import Link from "next/link";
import { CardAllergens, CardMissing } from "@/components/recipes/card-allergens";
import { CardFit } from "@/components/recipes/card-fit";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { type Discover, detailsAddress } from "@/components/recipes/discover/discover-address";
import { Plate } from "@/components/recipes/plate";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText } from "@/components/recipes/recipe-words";
import type { RecipeWire } from "@/lib/schemas/recipes";

const MAX_TAGS = 2;

type ResultListProps = { shown: Discover; recipes: readonly RecipeWire[] };

/** What a search has found, a line each. Choosing one opens its details beside the list, or above it on a phone. */
export function ResultList({ shown, recipes }: ResultListProps) {
  const t = useText(discoverText);
  return (
    <ul aria-label={t("searchResults")} className="result-list">
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <Result isChosen={recipe.id === shown.recipe} recipe={recipe} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

type ResultProps = { shown: Discover; recipe: RecipeWire; isChosen: boolean };

function Result({ shown, recipe, isChosen }: ResultProps) {
  const t = useText(discoverText);
  const k = useText(kitchenText);
  const time = k.known(cardTimeText(recipe));
  return (
    <article className="result" data-chosen={isChosen || undefined}>
      <RecipePicture recipe={recipe} sizes="88px">
        <Plate recipe={recipe} />
      </RecipePicture>
      <div>
        <h3>
          <Link aria-current={isChosen ? "true" : undefined} href={detailsAddress(shown, recipe.id)} prefetch={false}>
            {recipe.title}
          </Link>
        </h3>
        {time && (
          <p className="recipe-facts">
            <span>
              <Clock size={16} />
              <span className="sr">{t("timeColon")} </span>
              {time}
            </span>
          </p>
        )}
        <CardFit fit={recipe.fit} />
        <CardAllergens allergens={recipe.allergens} />
        <CardMissing missing={recipe.missing} />
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
      </div>
    </article>
  );
}
