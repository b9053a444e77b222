import type { Metadata } from "next";
import { Suspense } from "react";
import { browseAddress, readBrowseAddress } from "@/components/recipes/browse-address";
import { BrowseBoundary } from "@/components/recipes/browse-boundary";
import { RecipeGrid, RecipeGridSkeleton } from "@/components/recipes/recipe-grid";
import type { RecipePageQuery } from "@/lib/schemas/recipes";
import { getViewer } from "@/server/profile/viewer";
import { listRecipes } from "@/server/recipes/list-recipes";

type RecipesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The title tells pages apart: it is what a screen reader says after one has turned a page. */
export async function generateMetadata({ searchParams }: RecipesPageProps): Promise<Metadata> {
  const { page } = readBrowseAddress(await searchParams);
  return {
    title: page > 1 ? `Recipes, page ${page}` : "Recipes",
    description: "Recipes to read, scale and cook from.",
  };
}

export default async function RecipesPage({ searchParams }: RecipesPageProps) {
  const at = readBrowseAddress(await searchParams);
  const address = browseAddress(at);
  return (
    <div className="wrap recipes">
      <header className="recipes-head">
        <h1>Recipes</h1>
        <p className="lead">The ingredients and the steps, without the story. Newest first.</p>
      </header>
      <BrowseBoundary key={address}>
        <Suspense fallback={<RecipeGridSkeleton />} key={address}>
          <PublicRecipes at={at} />
        </Suspense>
      </BrowseBoundary>
    </div>
  );
}

async function PublicRecipes({ at }: { at: RecipePageQuery }) {
  const viewer = await getViewer();
  return <RecipeGrid at={at} found={await listRecipes(viewer && { userId: viewer.user.id }, at)} />;
}
