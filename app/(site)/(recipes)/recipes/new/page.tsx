import { getText, titled } from "@/components/i18n/use-text-on-server";
import { FormPage } from "@/components/recipes/form/form-page";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";

export const generateMetadata = titled(recipePagesText, "createRecipe", { robots: { index: false } });

export default async function NewRecipePage() {
  const t = await getText(recipePagesText);
  return <FormPage isSignedIn={(await getViewer()) !== null} recipe={null} title={t("createRecipe")} />;
}
