import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormPage } from "@/components/recipes/form/form-page";
import { getViewer } from "@/server/profile/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";

type EditRecipePageProps = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Edit recipe", robots: { index: false } };

/** Only what the person wrote can be edited here; another's recipe is not there at all. */
export default async function EditRecipePage({ params }: EditRecipePageProps) {
  const viewer = await getViewer();
  if (!viewer) return <FormPage isSignedIn={false} recipe={null} title="Edit recipe" />;
  const recipe = await findRecipe({ userId: viewer.user.id }, (await params).id);
  if (recipe?.type !== "created") notFound();
  return <FormPage isSignedIn recipe={recipe} title="Edit recipe" />;
}
