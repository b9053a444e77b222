import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getText } from "@/components/i18n/use-text-on-server";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { LeftOutLines } from "@/components/recipes/left-out-lines";
import { LinesToCheck } from "@/components/recipes/lines-to-check";
import { NutritionTable } from "@/components/recipes/nutrition-table";
import { RecipeHead } from "@/components/recipes/recipe-head";
import { BackLink, Disclaimer, RecipePage } from "@/components/recipes/recipe-page";
import { StillReading } from "@/components/recipes/still-reading";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { ReportVerdict } from "@/components/reports/report-verdict";
import { RuledHeading } from "@/components/ui/ruled-heading";
import { BaseNote } from "@/components/variants/base-note";
import { DifferenceList } from "@/components/variants/difference-list";
import { VariantPage, VariantSignIn } from "@/components/variants/variant-page";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { asCooked } from "@/server/variants/as-cooked";
import { findVariant } from "@/server/variants/find-variant";
import { VariantActions } from "./_components/variant-actions";

type VariantViewPageProps = { params: Promise<{ id: string }> };

/** Cached per request, because the page and its metadata need the same variant. */
const findForViewer = cache(async (id: string) => {
  const viewer = await getViewer();
  return viewer && findVariant({ userId: viewer.user.id }, id);
});

export async function generateMetadata({ params }: VariantViewPageProps): Promise<Metadata> {
  const found = await findForViewer((await params).id);
  return {
    title: found?.variant.title ?? (await getText(recipePagesText))("variant"),
    robots: { index: false, follow: false },
  };
}

export default async function VariantViewPage({ params }: VariantViewPageProps) {
  const t = await getText(recipePagesText);
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <VariantPage title={t("variant")}>
        <VariantSignIn />
      </VariantPage>
    );
  }
  const found = await findForViewer((await params).id);
  if (!found) notFound();
  const { variant } = found;
  const { recipe, comparison, notes } = await asCooked({ userId: viewer.user.id }, found);
  const differs = [...comparison.ingredients, ...comparison.instructions].some(({ kind }) => kind !== "same");
  return (
    <RecipePage>
      <BackLink href={LINKS.saved}>{t("yourRecipes5")}</BackLink>
      <RecipeHead recipe={recipe}>
        <VariantActions recipe={recipe} />
      </RecipeHead>
      <div className="mt-5 mb-6">
        <BaseNote variant={variant} />
      </div>
      <VerdictNote isSignedIn recipe={recipe} />
      <StillReading className="mt-4 print:hidden" recipe={recipe} />
      <LinesToCheck isSignedIn recipe={found.recipe} variant={variant} />
      <LeftOutLines isSignedIn recipe={found.recipe} variant={variant} />
      <ReportVerdict
        dish={{ variant_id: variant.id }}
        isSignedIn
        lines={recipe.ingredients.map(({ id, name }) => ({ id, name }))}
      />
      <CookingSheet notes={notes} recipe={recipe}>
        <section aria-labelledby="differences" className="my-10 [&_h3]:mt-4">
          <RuledHeading id="differences">{t("differencesTitle")}</RuledHeading>
          {!comparison.base && <p className="soft">{t("noBaseRecipeAvailable")}</p>}
          {comparison.base && !differs && <p className="soft">{t("onlyTitleDiffers")}</p>}
          <DifferenceList ingredients={comparison.ingredients} steps={comparison.instructions} />
        </section>
        <NutritionTable recipe={recipe} />
      </CookingSheet>
      <Disclaimer>{t("versionDisclaimer")}</Disclaimer>
    </RecipePage>
  );
}
