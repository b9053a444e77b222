import { notFound } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { MissingPage } from "@/components/variants/missing-page";
import { VariantForm } from "@/components/variants/variant-form";
import { VariantPage, VariantSignIn } from "@/components/variants/variant-page";
import { idParam } from "@/lib/schemas/text";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";
import { listSubstitutes } from "@/server/recipes/list-substitutes";
import { judgeRecipe } from "@/server/recipes/table/judge-at-table";
import { readTable } from "@/server/recipes/table/read-table";

type CustomizePageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled(recipePagesText, "customizeRecipe", { robots: { index: false } });

/**
 * Creates a variant of any recipe that the person may read. Only the differences are saved, and only if there are any.
 */
export default async function CustomizePage({ params }: CustomizePageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <VariantPage title={t("customizeRecipe")}>
        <VariantSignIn />
      </VariantPage>
    );
  }
  const userId = viewer.user.id;
  const { id } = await params;
  if (!idParam.safeParse({ id }).success) {
    return <MissingPage title={t("noBaseRecipeProvided")}>{t("chooseRecipe")}</MissingPage>;
  }
  const table = await readTable({ userId });
  const recipe = await findRecipe({ userId }, id, table);
  if (!recipe) notFound();
  const texts = [recipe.title, ...recipe.instructions.map(({ text }) => text)];
  const [judgement, substitutes] = await Promise.all([
    recipe.judgement ?? judgeRecipe({ userId }, recipe.ingredients, undefined, table),
    listSubstitutes(userId, recipe.ingredients, texts, table),
  ]);
  return (
    <VariantPage title={t("customizeRecipe")}>
      <VariantForm base={recipe} fit={{ judgement, substitutes }} key={recipe.updated_at} variant={null} />
    </VariantPage>
  );
}
