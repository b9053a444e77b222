import { useText } from "#use-text";
import {
  CLEARED,
  type Discover,
  discoverAddress,
  discoverWith,
  isNarrowed,
  isSearch,
} from "@/components/recipes/discover/discover-address";
import { useWhom } from "@/components/recipes/discover/use-whom";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LINKS } from "@/lib/links";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { discoverText } from "@/messages/en/discover";

type NothingFoundProps = { shown: Discover; found: RecipeSearchWire; isSignedIn: boolean };

/** Explains why there are no results, and offers a next step. */
export function NothingFound({
  shown,
  found: { total_pages: totalPages, hidden_count: hidden, people },
  isSignedIn,
}: NothingFoundProps) {
  const t = useText(discoverText);
  const whom = useWhom(people);
  if (totalPages > 0) {
    return (
      <EmptyState
        action={<ButtonLink href={discoverAddress({ ...shown, page: 1 })}>{t("goToTheFirst")}</ButtonLink>}
        title={t("thereIsNoPage", { page: shown.page })}
      >
        {totalPages === 1 ? t("allRecipesStandOn") : t("theRecipesEndOn", { totalPages })}
      </EmptyState>
    );
  }
  if (hidden) {
    return (
      <EmptyState
        action={
          <ButtonLink href={discoverAddress(discoverWith(shown, { fitsMe: false }))}>{t("showThemAnyway")}</ButtonLink>
        }
        title={whom === null ? t("nothingHereIsKnown") : t("nothingFitsThese", { whom })}
      >
        {t("whatWasFoundEither")}
      </EmptyState>
    );
  }
  if (isNarrowed(shown)) {
    return (
      <EmptyState
        action={<ButtonLink href={discoverAddress(discoverWith(shown, CLEARED))}>{t("clearTheFilters")}</ButtonLink>}
        title={t("noRecipeIsAll")}
      >
        {t("allowMoreTimeAnother")}
      </EmptyState>
    );
  }
  if (shown.sourceUrl !== null && shown.q === "") {
    return <EmptyState title={t("pageNotHere")}>{t("pageNotHereYet")}</EmptyState>;
  }
  if (isSearch(shown)) {
    return (
      <EmptyState
        action={<ButtonLink href={LINKS.recipes}>{t("browseRecipes")}</ButtonLink>}
        title={t("noRecipeFound")}
      >
        {t("tryFewerOrMore")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={isSignedIn && <ButtonLink href={LINKS.newRecipe}>{t("createRecipe")}</ButtonLink>}
      title={t("noRecipesYet")}
    >
      {t("recipesThatAreOpen")}
    </EmptyState>
  );
}
