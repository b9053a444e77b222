import { BookMarked, Plus, ShoppingBasket } from "lucide-react";
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
import { FindBar } from "./_components/discover/find-bar";
import { FoundProvider } from "./_components/discover/found-context";
import { searchOf } from "./_components/discover/search-of";
import { GuestResults } from "./_components/guest-card/guest-results";
import { RecipeGridSkeleton } from "./_components/recipe-grid-skeleton";

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
          <header className="mb-6 grid gap-2">
            <h1>{t("recipes")}</h1>
            <p className="lead">{t("printSummary")}</p>
            <nav aria-label={t("yourRecipes")} className="mt-2 flex flex-wrap gap-2">
              <ButtonLink href={LINKS.saved} prefetch={false} size="sm">
                <BookMarked size={18} />
                {t("myRecipes")}
              </ButtonLink>
              <ButtonLink href={LINKS.groceryList} prefetch={false} size="sm">
                <ShoppingBasket size={18} />
                {t("groceryList")}
              </ButtonLink>
              <ButtonLink href={LINKS.newRecipe} prefetch={false} size="sm" variant="text">
                <Plus size={18} />
                {t("createRecipe5")}
              </ButtonLink>
            </nav>
          </header>
          {checkedFor && <ForWhom className="mb-4" rendered={checkedFor} />}
          <DiscoverBox />
          <FindBar isSignedIn={viewer !== null} />
          <DiscoverFilters />
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
  const results = <DiscoverResults chosen={chosen} found={found} isSignedIn={viewer !== null} shown={shown} />;
  if (viewer) return results;
  return (
    <GuestResults chosen={chosen} shown={shown}>
      {results}
    </GuestResults>
  );
}
