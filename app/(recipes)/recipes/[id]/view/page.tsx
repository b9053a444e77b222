import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { RecipeHead } from "@/components/recipes/recipe-head";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { LINKS } from "@/lib/links";
import { getViewer } from "@/server/profile/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";

type RecipeViewPageProps = { params: Promise<{ id: string }> };

/** Once per request: the page and its title ask for the same recipe. */
const findForViewer = cache(async (id: string) => {
  const viewer = await getViewer();
  return findRecipe(viewer && { userId: viewer.user.id }, id);
});

export async function generateMetadata({ params }: RecipeViewPageProps): Promise<Metadata> {
  const recipe = await findForViewer((await params).id);
  return { title: recipe?.title ?? "Recipe not found" };
}

export default async function RecipeViewPage({ params }: RecipeViewPageProps) {
  const recipe = await findForViewer((await params).id);
  if (!recipe) notFound();
  const viewer = await getViewer();
  return (
    <article className="wrap recipe">
      <Link className="recipe-back nav-link" href={LINKS.recipes} prefetch={false}>
        <ArrowLeft size={20} />
        All recipes
      </Link>
      <RecipeHead recipe={recipe} />
      <VerdictNote isSignedIn={viewer !== null} recipe={recipe} />
      <CookingSheet recipe={recipe} />
      <p className="recipe-disclaimer soft small">
        Marks and amounts are computed from the recipe's words. They are no medical or allergy advice: read the labels
        of what you cook with.
      </p>
    </article>
  );
}
