import { Clock } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { CardAllergens, CardMissing } from "@/components/recipes/card-allergens";
import { CardFit, CardReading } from "@/components/recipes/card-fit";
import { CardBody, CardIngredients, CardTitle } from "@/components/recipes/card-parts";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { Fact, Facts } from "@/components/recipes/facts";
import { Plate } from "@/components/recipes/plate";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { CARD_SIZES, LINE_SIZES } from "@/components/recipes/recipe-grid";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText, ingredientText } from "@/components/recipes/recipe-words";
import { cn } from "@/components/ui/variants";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";
import { recipesText } from "@/messages/en/recipes";

const MAX_INGREDIENTS = 3;
const MAX_TAGS = 3;

/** The frame of a card, which shows that the whole card is a link. */
const CardFrame = ({ children, className }: { children: ReactNode; className?: string }) => (
  <article
    className={cn(
      "group/card sheet relative overflow-hidden hover:border-control has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-ink has-[a:focus-visible]:outline-offset-3",
      className,
    )}
  >
    {children}
  </article>
);

/** On a phone: a small picture with the words beside it, and only what decides. */
const LINE = "max-tablet:grid max-tablet:grid-cols-[104px_minmax(0,1fr)] max-tablet:items-start";
const NOT_IN_LINE = "max-tablet:hidden";

type RecipeCardProps = {
  recipe: RecipeWire;
  /** The address of this page with the recipe's details; null where a page shows none. */
  detailsHref: string | null;
  /** What this page says of the recipe, below its verdict. */
  note?: ReactNode;
  /** True for a card that is a line on a phone: the first one has a large picture, the others come quickly. */
  isLine?: boolean;
};

/** A recipe in the grid. The title's link covers the whole card, except for the link to the details. */
export function RecipeCard({ recipe, detailsHref, isLine = false, note }: RecipeCardProps) {
  const t = useText(recipesText);
  const k = useText(kitchenText);
  const time = cardTimeText(k, recipe);
  const notInLine = isLine ? NOT_IN_LINE : undefined;
  const left = recipe.ingredients.length - MAX_INGREDIENTS;
  return (
    <CardFrame className={isLine ? LINE : undefined}>
      <RecipePicture
        className={isLine ? "aspect-4/3 max-tablet:aspect-square" : "aspect-4/3 max-tablet:aspect-16/9"}
        recipe={recipe}
        sizes={isLine ? LINE_SIZES : CARD_SIZES}
      >
        <Plate recipe={recipe} />
      </RecipePicture>
      <CardBody className={isLine ? "max-tablet:px-3.5 max-tablet:pt-3 max-tablet:pb-3.5" : undefined}>
        <CardTitle>
          <Link
            className="no-underline after:absolute after:inset-0 focus-visible:outline-none group-hover/card:underline group-hover/card:decoration-[1.5px] group-hover/card:decoration-current"
            href={recipeAddress(recipe.id)}
            prefetch={false}
          >
            {recipe.title}
          </Link>
        </CardTitle>
        <CardFit fit={recipe.fit} />
        {note}
        <CardReading recipe={recipe} />
        {time && (
          <Facts>
            <Fact>
              <Clock size={18} />
              <span className="sr-only">{t("time")} </span>
              {time}
            </Fact>
          </Facts>
        )}
        <CardIngredients className={notInLine} label={t("ingredients")}>
          {recipe.ingredients.slice(0, MAX_INGREDIENTS).map((ingredient) => (
            <li key={ingredient.id}>{ingredientText(ingredient)}</li>
          ))}
          {left > 0 && <li className="soft">{recipe.is_excerpt ? t("andMore") : t("andLeftMore", { left })}</li>}
        </CardIngredients>
        <CardAllergens allergens={recipe.allergens} />
        <CardMissing missing={recipe.missing} />
        <DietaryTags className={notInLine} dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        {detailsHref && (
          <Link
            aria-label={t("detailsOfTitle", { title: recipe.title })}
            className={cn(
              "relative -mt-1.5 -mb-3 inline-flex min-h-11 items-center justify-self-start font-semibold underline-offset-4",
              notInLine,
            )}
            // Placed above the title's link, which covers the card.
            href={detailsHref}
            prefetch={false}
          >
            {t("details")}
          </Link>
        )}
      </CardBody>
    </CardFrame>
  );
}
