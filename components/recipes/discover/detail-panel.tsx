import { useText } from "#use-text";
import { discoverText } from "@/messages/en/discover";
import { kitchenText } from "@/messages/en/kitchen";
import "@/styles/recipe-view.css";
import "@/styles/discover.css";
import { X } from "lucide-react";
import Link from "next/link";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { type Discover, discoverAddress } from "@/components/recipes/discover/discover-address";
import { RecipeActions } from "@/components/recipes/recipe-actions";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { RecipeText } from "@/components/recipes/recipe-text";
import { servingsWord, timesText } from "@/components/recipes/recipe-words";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { ButtonLink } from "@/components/ui/button";
import { iconButtonLook } from "@/components/ui/icon-button";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

const MAX_TAGS = 3;

type DetailPanelProps = { shown: Discover; recipe: RecipeDetailWire; isSignedIn: boolean };

/** The chosen recipe at a glance: how it fits, what is in it, and the way to the whole of it. */
export function DetailPanel({ shown, recipe, isSignedIn }: DetailPanelProps) {
  const t = useText(discoverText);
  const k = useText(kitchenText);
  const facts = [k.known(timesText(recipe)), recipe.servings === null ? null : k.known(servingsWord(recipe.servings))];
  return (
    <section aria-labelledby="chosen-title" className="detail-panel sheet" id="chosen">
      <Link
        aria-label={t("closeDetails")}
        className={iconButtonLook({ className: "detail-close" })}
        href={discoverAddress({ ...shown, recipe: null })}
        prefetch={false}
        scroll={false}
      >
        <X size={22} />
      </Link>
      <RecipePicture recipe={recipe} sizes="(min-width: 1000px) 45vw, 100vw" />
      <div className="detail-body">
        <h2 id="chosen-title">{recipe.title}</h2>
        <p className="soft small">{facts.filter(Boolean).join(", ")}</p>
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        <VerdictNote isSignedIn={isSignedIn} recipe={recipe} />
        <RecipeText recipe={recipe} />
        <div className="recipe-actions">
          <ButtonLink href={recipeAddress(recipe.id)} prefetch={false} variant="primary">
            {t("viewRecipe")}
          </ButtonLink>
          <RecipeActions recipe={recipe} />
        </div>
      </div>
    </section>
  );
}
