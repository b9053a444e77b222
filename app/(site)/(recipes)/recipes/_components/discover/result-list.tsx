import { Clock } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { CardAllergens, CardMissing } from "@/components/recipes/card-allergens";
import { CardFit, CardReading } from "@/components/recipes/card-fit";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { type Discover, detailsAddress } from "@/components/recipes/discover/discover-address";
import { Fact, Facts } from "@/components/recipes/facts";
import { Plate } from "@/components/recipes/plate";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText } from "@/components/recipes/recipe-words";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { discoverText } from "@/messages/en/discover";
import { kitchenText } from "@/messages/en/kitchen";

const MAX_TAGS = 2;

type ResultListProps = { shown: Discover; recipes: readonly RecipeWire[]; label?: string; className?: string };

/** The search results, one per line. Selecting one shows its details beside the list, on a phone above it. */
export function ResultList({ shown, recipes, label, className }: ResultListProps) {
  const t = useText(discoverText);
  return (
    <ul aria-label={label ?? t("searchResults")} className={className}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <Result isChosen={recipe.id === shown.recipe} recipe={recipe} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

/** The title's link covers the whole line. */
const RESULT =
  "wrap-anywhere relative grid grid-cols-[88px_minmax(0,1fr)] items-start gap-4 border-line border-b px-2 py-3.5 hover:bg-sunk has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-ink has-[a:focus-visible]:-outline-offset-3 data-chosen:bg-sunk data-chosen:shadow-[inset_3px_0_0_var(--ink)]";

type ResultProps = { shown: Discover; recipe: RecipeWire; isChosen: boolean };

function Result({ shown, recipe, isChosen }: ResultProps) {
  const t = useText(discoverText);
  const k = useText(kitchenText);
  const time = cardTimeText(k, recipe);
  return (
    <article className={RESULT} data-chosen={isChosen || undefined}>
      <RecipePicture className="aspect-square rounded-control" recipe={recipe} sizes="88px">
        <Plate recipe={recipe} />
      </RecipePicture>
      <div className="grid gap-2">
        <h3 className="text-step-1">
          <Link
            aria-current={isChosen ? "true" : undefined}
            className="no-underline after:absolute after:inset-0 focus-visible:outline-none"
            href={detailsAddress(shown, recipe.id)}
            prefetch={false}
          >
            {recipe.title}
          </Link>
        </h3>
        {time && (
          <Facts>
            <Fact>
              <Clock size={16} />
              <span className="sr-only">{t("timeColon")} </span>
              {time}
            </Fact>
          </Facts>
        )}
        <CardFit fit={recipe.fit} />
        <CardReading recipe={recipe} />
        <CardAllergens allergens={recipe.allergens} />
        <CardMissing missing={recipe.missing} />
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
      </div>
    </article>
  );
}
