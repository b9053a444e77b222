import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MissingPage } from "@/components/variants/missing-page";
import { VariantForm } from "@/components/variants/variant-form";
import { VariantPage, VariantSignIn } from "@/components/variants/variant-page";
import { idParam } from "@/lib/schemas/text";
import { getViewer } from "@/server/profile/viewer";
import { findRecipe } from "@/server/recipes/find-recipe";
import { judgeRecipe } from "@/server/recipes/judge-recipe";
import { listSubstitutes } from "@/server/substitutes/list-substitutes";

type CustomizePageProps = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Customize recipe", robots: { index: false } };

/** A version of a recipe that the person may read; what differs is saved, and only then. */
export default async function CustomizePage({ params }: CustomizePageProps) {
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <VariantPage title="Customize recipe">
        <VariantSignIn />
      </VariantPage>
    );
  }
  const userId = viewer.user.id;
  const { id } = await params;
  if (!idParam.safeParse({ id }).success) {
    return <MissingPage title="No base recipe provided">Choose the recipe that you want to make your own.</MissingPage>;
  }
  const recipe = await findRecipe({ userId }, id);
  if (!recipe) notFound();
  const texts = [recipe.title, ...recipe.instructions.map(({ text }) => text)];
  const [judgement, substitutes] = await Promise.all([
    recipe.judgement ?? judgeRecipe({ userId }, recipe.ingredients),
    listSubstitutes(userId, recipe.ingredients, texts),
  ]);
  return (
    <VariantPage title="Customize recipe">
      <VariantForm base={recipe} fit={{ judgement, substitutes }} key={recipe.updated_at} variant={null} />
    </VariantPage>
  );
}
