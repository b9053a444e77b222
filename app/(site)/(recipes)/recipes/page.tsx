import { BookMarked, Plus, Refrigerator, ShoppingBasket } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Messages } from "@/components/i18n/messages";
import { getText } from "@/components/i18n/use-text-on-server";
import { type Discover, discoverAddress, readDiscover } from "@/components/recipes/discover/discover-address";
import { ForWhom } from "@/components/recipes/for-whom";
import { RecipesFrame } from "@/components/recipes/recipes-frame";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { BrowseBoundary } from "./_components/browse-boundary";
import { DiscoverBox } from "./_components/discover/discover-box";
import { DiscoverFilters } from "./_components/discover/discover-filters";
import { DiscoverResults } from "./_components/discover/discover-results";
import { FilterSheet } from "./_components/discover/filter-sheet";
import { FindBar } from "./_components/discover/find-bar";
import { FoundProvider } from "./_components/discover/found-context";
import { hiddenSearchOf, isAllHidden, searchOf } from "./_components/discover/search-of";
import { GuestResults } from "./_components/guest-card/guest-results";
import { RecipeGridSkeleton } from "./_components/recipe-grid-skeleton";

/** On a phone one row, so that the first recipe, its title and its verdict stand on the first screen. */
const HEAD =
  "mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 tablet:mb-6 tablet:grid tablet:items-start tablet:justify-start tablet:gap-2";
const ON_PHONE_A_SIGN = "max-tablet:sr-only";

type RecipesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The title contains the page number, because a screen reader announces the title after each change of page. */
export async function generateMetadata({ searchParams }: RecipesPageProps): Promise<Metadata> {
  const { q, page } = readDiscover(await searchParams);
  const t = await getText(recipePagesText);
  const title = q ? t("recipesOf", { q }) : t("recipes");
  return {
    title: page > 1 ? t("titlePage", { title, page }) : title,
    description: t("recipesSummary"),
    robots: q ? { index: false } : undefined,
  };
}

export default async function RecipesPage({ searchParams }: RecipesPageProps) {
  const t = await getText(recipePagesText);
  const shown = readDiscover(await searchParams);
  const viewer = await getViewer();
  const checkedFor = viewer && (await getCheckedFor({ userId: viewer.user.id }));
  const address = discoverAddress({ ...shown, recipe: null });
  return (
    <Messages
      of={["add-to-list", "discover", "kitchen", "left-out", "recipe-links", "recipes", "review-lines", "verdicts"]}
    >
      <FoundProvider>
        <RecipesFrame>
          <header className={HEAD}>
            <h1>{t("recipes")}</h1>
            <p className="lead max-tablet:hidden">{t("printSummary")}</p>
            <nav aria-label={t("yourRecipes")} className="flex flex-wrap gap-2 tablet:mt-2">
              <ButtonLink href={LINKS.saved} prefetch={false} size="sm">
                <BookMarked size={18} />
                <span className={ON_PHONE_A_SIGN}>{t("myRecipes")}</span>
              </ButtonLink>
              <ButtonLink href={LINKS.groceryList} prefetch={false} size="sm">
                <ShoppingBasket size={18} />
                <span className={ON_PHONE_A_SIGN}>{t("groceryList")}</span>
              </ButtonLink>
              {/* A phone has it beside "What I have", because the first recipe must stand on the first screen. */}
              <ButtonLink className="max-tablet:hidden" href={LINKS.atHome} prefetch={false} size="sm">
                <Refrigerator size={18} />
                <span>{t("atHome")}</span>
              </ButtonLink>
              <ButtonLink
                className="max-tablet:px-3.5"
                href={LINKS.newRecipe}
                prefetch={false}
                size="sm"
                variant="text"
              >
                <Plus size={18} />
                <span className={ON_PHONE_A_SIGN}>{t("createRecipe5")}</span>
              </ButtonLink>
            </nav>
          </header>
          {checkedFor && <ForWhom className="mb-3 tablet:mb-4" rendered={checkedFor} />}
          <DiscoverBox filters={<FilterSheet isSignedIn={viewer !== null} />} />
          <div className="max-tablet:hidden">
            <FindBar isSignedIn={viewer !== null} />
            <DiscoverFilters />
          </div>
          <BrowseBoundary key={address}>
            <Suspense fallback={<RecipeGridSkeleton />} key={address}>
              <Found shown={shown} />
            </Suspense>
          </BrowseBoundary>
        </RecipesFrame>
      </FoundProvider>
    </Messages>
  );
}

async function Found({ shown }: { shown: Discover }) {
  const viewer = await getViewer();
  const reader = viewer && { userId: viewer.user.id };
  const [found, chosen] = await Promise.all([
    searchRecipes(reader, searchOf(shown, reader !== null)),
    shown.recipe === null ? null : findRecipe(reader, shown.recipe),
  ]);
  const hidden = isAllHidden(shown, found) ? await searchRecipes(reader, hiddenSearchOf(shown)) : null;
  const results = (
    <DiscoverResults
      chosen={chosen}
      found={found}
      hidden={hidden?.items ?? []}
      isSignedIn={viewer !== null}
      shown={shown}
    />
  );
  if (viewer) return results;
  return (
    <GuestResults chosen={chosen} shown={shown}>
      {results}
    </GuestResults>
  );
}
