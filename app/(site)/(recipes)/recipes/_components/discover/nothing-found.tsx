import { useText } from "#use-text";
import {
  CLEARED,
  type Discover,
  discoverAddress,
  discoverWith,
  isNarrowed,
  isSearch,
} from "@/components/recipes/discover/discover-address";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LINKS } from "@/lib/links";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { discoverText } from "@/messages/en/discover";
import { ResultList } from "./result-list";
import { useWhom } from "./use-whom";

type NothingFoundProps = {
  shown: Discover;
  found: RecipeSearchWire;
  /** Recipes that "Fits me" hides: a dish that was asked for by name is never answered by silence. */
  hidden: readonly RecipeWire[];
  isSignedIn: boolean;
};

/** Explains why there are no results, and offers a next step. */
export function NothingFound({
  shown,
  found: { total_pages: totalPages, hidden_count: hidden, people },
  hidden: shownApart,
  isSignedIn,
}: NothingFoundProps) {
  const t = useText(discoverText);
  const whom = useWhom(people);
  if (totalPages > 0) {
    return (
      <EmptyState
        action={<ButtonLink href={discoverAddress({ ...shown, page: 1 })}>{t("toFirstPage")}</ButtonLink>}
        title={t("noSuchPage", { page: shown.page })}
      >
        {totalPages === 1 ? t("onePageOnly") : t("lastPageIs", { totalPages })}
      </EmptyState>
    );
  }
  if (hidden && shownApart.length > 0) {
    return (
      <>
        <p className="mb-2 text-ink-soft">
          {t(whom === null ? "hiddenShownApart" : "hiddenShownApartThese", { count: hidden, whom: whom ?? "" })}
        </p>
        <ResultList recipes={shownApart} shown={shown} />
        {hidden > shownApart.length && (
          <ButtonLink className="mt-4" href={discoverAddress(discoverWith(shown, { fitsMe: false }))}>
            {t("showThemAnyway")}
          </ButtonLink>
        )}
      </>
    );
  }
  if (hidden) {
    return (
      <EmptyState
        action={
          <ButtonLink href={discoverAddress(discoverWith(shown, { fitsMe: false }))}>{t("showThemAnyway")}</ButtonLink>
        }
        title={whom === null ? t("nothingFits") : t("nothingFitsThese", { whom })}
      >
        {t("nothingFitsWhy")}
      </EmptyState>
    );
  }
  if (isNarrowed(shown)) {
    return (
      <EmptyState
        action={<ButtonLink href={discoverAddress(discoverWith(shown, CLEARED))}>{t("clearTheFilters")}</ButtonLink>}
        title={t("noneMatchesAll")}
      >
        {t("loosenFilters")}
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
        {t("searchOtherwise")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={isSignedIn && <ButtonLink href={LINKS.newRecipe}>{t("createRecipe")}</ButtonLink>}
      title={t("noRecipesYet")}
    >
      {t("noPublicRecipes")}
    </EmptyState>
  );
}
