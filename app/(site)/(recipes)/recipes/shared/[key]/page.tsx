import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { LeftOutLines } from "@/components/recipes/left-out-lines";
import { LinesToCheck } from "@/components/recipes/lines-to-check";
import { MorePhotos } from "@/components/recipes/more-photos";
import { NutritionTable } from "@/components/recipes/nutrition-table";
import { recipeAddress, variantAddress } from "@/components/recipes/recipe-address";
import { RecipeHead } from "@/components/recipes/recipe-head";
import { Disclaimer, RecipePage } from "@/components/recipes/recipe-page";
import { SourceClaims } from "@/components/recipes/source-claims";
import { VerdictNote } from "@/components/recipes/verdict-note";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { addressOf } from "@/server/http/address";
import { findSharedRecipe, type OpenLink } from "@/server/recipes/links/find-shared-recipe";
import { countView } from "@/server/sharing/count-view";
import { KeepCopy } from "./_components/keep-copy";

/**
 * The same for every recipe, even one that does not exist: a messenger's preview of a link must not reveal its content.
 */
export const generateMetadata = titled(
  recipePagesText,
  "sharedRecipe",
  { robots: { index: false, follow: false, noarchive: true, nosnippet: true }, referrer: "no-referrer" },
  "sharedByLink",
);

type SharedRecipePageProps = { params: Promise<{ key: string }> };

/** Open to everybody with a valid share link; the verdict is shown to signed-in people. */
export default async function SharedRecipePage({ params }: SharedRecipePageProps) {
  const t = await getText(recipePagesText);
  const [{ key }, viewer] = await Promise.all([params, getViewer()]);
  const found = await findSharedRecipe(viewer && { userId: viewer.user.id }, key);
  if (!found) notFound();
  const { link, recipe } = found;
  const isOwner = viewer?.user.id === link.ownerId;
  if (!isOwner) await noteOpening(link);
  return (
    <RecipePage className="pt-4 print:pt-4">
      <RecipeHead recipe={recipe}>
        <KeepCopy
          address={recipe.type === "variant" ? variantAddress(recipe.id) : recipeAddress(recipe.id)}
          isOwner={isOwner}
          recipeKey={key}
        />
      </RecipeHead>
      <VerdictNote isSignedIn={viewer !== null} recipe={recipe} />
      <LinesToCheck isSignedIn={false} recipe={recipe} />
      <LeftOutLines isSignedIn={false} recipe={recipe} />
      <SourceClaims recipe={recipe} />
      <CookingSheet recipe={recipe}>
        <MorePhotos photos={recipe.photos} />
        <NutritionTable recipe={recipe} />
      </CookingSheet>
      <Disclaimer>{t("recipeDisclaimer")}</Disclaimer>
    </RecipePage>
  );
}

async function noteOpening({ linkId }: OpenLink): Promise<void> {
  const sent = await headers();
  await countView({ of: "recipe", linkId, address: addressOf({ headers: sent }), headers: sent });
}
