import { notFound } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { FormPage } from "@/components/recipes/form/form-page";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";

type EditRecipePageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled(recipePagesText, "editRecipe", { robots: { index: false } });

/** Only the author can edit a recipe; for everybody else this page is not found. */
export default async function EditRecipePage({ params }: EditRecipePageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) return <FormPage isSignedIn={false} recipe={null} title={t("editRecipe")} />;
  const recipe = await findRecipe({ userId: viewer.user.id }, (await params).id);
  if (recipe?.type !== "created") notFound();
  return <FormPage isSignedIn recipe={recipe} title={t("editRecipe")} />;
}
