import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { NotChecked } from "@/components/recipes/not-checked";
import { RecipeHead } from "@/components/recipes/recipe-head";
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
  return (
    <article className="wrap recipe">
      <Link className="recipe-back nav-link" href={LINKS.recipes} prefetch={false}>
        <ArrowLeft size={20} />
        All recipes
      </Link>
      <RecipeHead recipe={recipe} />
      <NotChecked hasMarks={Object.keys(recipe.dietary_info).length > 0} />
      <CookingSheet ingredients={recipe.ingredients} instructions={recipe.instructions} servings={recipe.servings} />
    </article>
  );
}
