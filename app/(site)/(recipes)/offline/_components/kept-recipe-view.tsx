import { useText } from "#use-text";
import type { KeptRecipe } from "@/components/offline/kept";
import { CookingSheet } from "@/components/recipes/cooking-sheet";
import { RecipeHead } from "@/components/recipes/recipe-head";
import { BackLink, RecipePage } from "@/components/recipes/recipe-page";
import { UncheckedNote, VerdictNote } from "@/components/recipes/verdict-note";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { LINKS } from "@/lib/links";
import { offlineText } from "@/messages/en/offline";
import { keptPhotos, pageOf } from "./kept-addresses";

type KeptRecipeViewProps = { kept: KeptRecipe; card: string };

/** A recipe as this device keeps it, with cook mode. Its verdict counts only for the card it was checked against. */
export function KeptRecipeView({ kept, card }: KeptRecipeViewProps) {
  const t = useText(offlineText);
  const inWords = useMomentInWords();
  const moment = inWords(new Date(kept.keptAt).toISOString());
  const isSameCard = kept.card === card;
  const recipe = {
    ...kept.recipe,
    image: null,
    photos: keptPhotos(kept),
    judgement: isSameCard ? kept.recipe.judgement : null,
  };
  return (
    <RecipePage>
      <BackLink href={LINKS.offline}>{t("onThisDevice")}</BackLink>
      <RecipeHead recipe={recipe}>
        <p className="m-0 text-ink-soft text-small" role="status">
          {t("keptSince", { moment })} <a href={pageOf(kept)}>{t("openPage")}</a>
        </p>
      </RecipeHead>
      {isSameCard ? (
        <>
          <VerdictNote isSignedIn recipe={recipe} />
          <p className="mt-2 text-ink-soft text-small">{t("checkedThen", { moment })}</p>
        </>
      ) : (
        <UncheckedNote>
          <b>{t("notChecked")}</b> {t("cardChanged")}
        </UncheckedNote>
      )}
      <CookingSheet recipe={recipe} />
    </RecipePage>
  );
}
