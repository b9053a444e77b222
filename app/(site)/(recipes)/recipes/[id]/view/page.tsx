import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getText } from "@/components/i18n/use-text-on-server";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { ForWhom } from "@/components/recipes/for-whom";
import { GuestJudgement, GuestVerdict } from "@/components/recipes/guest/guest-judgement";
import { LeftOutLines } from "@/components/recipes/left-out-lines";
import { LinesToCheck } from "@/components/recipes/lines-to-check";
import { MorePhotos } from "@/components/recipes/more-photos";
import { NutritionTable } from "@/components/recipes/nutrition-table";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipeHead } from "@/components/recipes/recipe-head";
import { BackLink, Disclaimer, RecipePage } from "@/components/recipes/recipe-page";
import { OtherRecipes } from "@/components/recipes/several/other-recipes";
import { SourceClaims } from "@/components/recipes/source-claims";
import { StillReading } from "@/components/recipes/still-reading";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { ownPicture, pictureUrl } from "@/components/recipes/web-links";
import { ReportVerdict } from "@/components/reports/report-verdict";
import { JsonLd } from "@/components/ui/json-ld";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { getMark } from "@/server/cookbook/get-mark";
import { findDecision } from "@/server/cookbook/recipe-decisions";
import { env } from "@/server/env";
import { findRecipe } from "@/server/recipes/find-recipe";
import { isListed } from "@/server/recipes/list-recipe";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { CookForSomebody } from "./_components/cook-for-somebody";
import { DecidedRecipe } from "./_components/cookbook/decided-recipe";
import { KeepPanel } from "./_components/cookbook/keep-panel";
import { DoubtfulLines } from "./_components/doubtful-lines";
import { recipeJsonLd } from "./_components/recipe-json-ld";

type RecipeViewPageProps = { params: Promise<{ id: string }> };

/** Cached per request, because the page and its metadata need the same recipe. */
const findForViewer = cache(async (id: string) => {
  const viewer = await getViewer();
  return findRecipe(viewer && { userId: viewer.user.id }, id);
});

export async function generateMetadata({ params }: RecipeViewPageProps): Promise<Metadata> {
  const t = await getText(recipePagesText);
  const recipe = await findForViewer((await params).id);
  if (!recipe) return { title: t("recipeNotFound") };
  const { title, is_public: isPublic, image } = recipe;
  if (!isPublic || !(await isListed(recipe.id))) return { title, robots: { index: false, follow: false } };
  const description = t("describe", {
    title,
    ingredients: recipe.ingredients.length,
    steps: recipe.instructions.length,
  });
  const picture = pictureUrl(recipe.photos.length > 0 ? image : ownPicture(image));
  return {
    title,
    description,
    metadataBase: new URL(env.APP_URL),
    alternates: { canonical: recipeAddress(recipe.id) },
    openGraph: { title, description, type: "article", images: picture ? [picture] : [] },
  };
}

export default async function RecipeViewPage({ params }: RecipeViewPageProps) {
  const t = await getText(recipePagesText);
  const { id } = await params;
  const recipe = await findForViewer(id);
  const viewer = await getViewer();
  if (!recipe) {
    const decision = viewer && (await findDecision({ userId: viewer.user.id }, id));
    if (!decision) notFound();
    return <DecidedRecipe decision={decision} />;
  }
  const reader = viewer && { userId: viewer.user.id };
  const [mark, checkedFor] = await Promise.all([reader && getMark(reader, recipe.id), reader && getCheckedFor(reader)]);
  const note = <VerdictNote isSignedIn={viewer !== null} recipe={recipe} />;
  const page = (
    <RecipePage>
      <BackLink href={LINKS.recipes}>{t("allRecipes")}</BackLink>
      {checkedFor && <ForWhom className="mb-3" rendered={checkedFor} />}
      {/* Only public recipes are described to search engines. */}
      {recipe.is_public && <JsonLd value={recipeJsonLd(recipe, new URL(recipeAddress(recipe.id), env.APP_URL).href)} />}
      <RecipeHead recipe={recipe} />
      {viewer ? note : <GuestVerdict recipe={{ ingredients: recipe.ingredients }}>{note}</GuestVerdict>}
      <StillReading className="mt-4 print:hidden" recipe={recipe} />
      <LinesToCheck isSignedIn={viewer !== null} recipe={recipe} />
      <LeftOutLines isSignedIn={viewer !== null} recipe={recipe} />
      <OtherRecipes isSignedIn={viewer !== null} recipe={recipe} />
      <SourceClaims recipe={recipe} />
      {viewer && <DoubtfulLines recipe={recipe} />}
      <ReportVerdict
        dish={{ recipe_id: recipe.id }}
        isSignedIn={viewer !== null}
        lines={recipe.ingredients.map(({ id, name }) => ({ id, name }))}
      />
      <CookingSheet recipe={recipe}>
        <MorePhotos photos={recipe.photos} />
        <NutritionTable recipe={recipe} />
      </CookingSheet>
      {mark && <KeepPanel rendered={mark} />}
      {checkedFor?.people.length === 1 && <CookForSomebody />}
      <Disclaimer>{t("recipeDisclaimer")}</Disclaimer>
    </RecipePage>
  );
  return viewer ? page : <GuestJudgement recipeId={recipe.id}>{page}</GuestJudgement>;
}
