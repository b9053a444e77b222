import { X } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { ActionRow } from "@/components/recipes/action-row";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { type Discover, discoverAddress } from "@/components/recipes/discover/discover-address";
import { LeftOutLines } from "@/components/recipes/left-out-lines";
import { LinesToCheck } from "@/components/recipes/lines-to-check";
import { RecipeActions } from "@/components/recipes/recipe-actions";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { RecipeText } from "@/components/recipes/recipe-text";
import { servingsWord, timesText } from "@/components/recipes/recipe-words";
import { OtherRecipes } from "@/components/recipes/several/other-recipes";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { ButtonLink } from "@/components/ui/button";
import { iconButtonLook } from "@/components/ui/icon-button";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { discoverText } from "@/messages/en/discover";
import { kitchenText } from "@/messages/en/kitchen";

const MAX_TAGS = 3;

type DetailPanelProps = { shown: Discover; recipe: RecipeDetailWire; isSignedIn: boolean };

/** A summary of the selected recipe: its verdict, its ingredients, and a link to its page. */
export function DetailPanel({ shown, recipe, isSignedIn }: DetailPanelProps) {
  const t = useText(discoverText);
  const k = useText(kitchenText);
  const facts = [timesText(k, recipe), recipe.servings === null ? null : servingsWord(k, recipe.servings)];
  return (
    <section
      aria-labelledby="chosen-title"
      className="sheet relative -order-1 scroll-mt-[calc(var(--head)+12px)] overflow-hidden wide:sticky wide:top-[calc(var(--head)+16px)] wide:order-0 wide:max-h-[calc(100dvh-var(--head)-32px)] wide:overflow-y-auto"
      id="chosen"
    >
      <Link
        aria-label={t("closeDetails")}
        className={iconButtonLook({ className: "absolute top-2 end-2 z-1 bg-raised" })}
        href={discoverAddress({ ...shown, recipe: null })}
        prefetch={false}
        scroll={false}
      >
        <X size={22} />
      </Link>
      <RecipePicture className="aspect-video" recipe={recipe} sizes="(min-width: 1000px) 45vw, 100vw" />
      <div className="wrap-anywhere grid gap-3 p-5 [&>h3]:mt-1.5">
        <h2 className="pe-11 text-step-3" id="chosen-title">
          {recipe.title}
        </h2>
        <p className="soft small">{facts.filter(Boolean).join(", ")}</p>
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
        <VerdictNote className="mt-0 wide:mt-0" isSignedIn={isSignedIn} recipe={recipe} />
        <LinesToCheck className="mt-0" isSignedIn={isSignedIn} recipe={recipe} />
        <LeftOutLines className="mt-0" isSignedIn={isSignedIn} recipe={recipe} />
        <OtherRecipes className="mt-0" isSignedIn={isSignedIn} recipe={recipe} />
        <RecipeText recipe={recipe} />
        <ActionRow>
          <ButtonLink href={recipeAddress(recipe.id)} prefetch={false} variant="primary">
            {t("viewRecipe")}
          </ButtonLink>
          <RecipeActions className="m-0" recipe={recipe} />
        </ActionRow>
      </div>
    </section>
  );
}
