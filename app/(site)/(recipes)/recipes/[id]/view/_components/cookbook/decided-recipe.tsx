import { getText } from "@/components/i18n/use-text-on-server";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import type { RecipeDecisionWire } from "@/lib/schemas/cookbook";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { verdictNewsText } from "@/messages/en/verdict-news";

/** In the place of a recipe that the team hid or deleted, for whoever imported it: its title and the team's words. */
export async function DecidedRecipe({ decision: { title, is_deleted, reason } }: { decision: RecipeDecisionWire }) {
  const [t, page] = await Promise.all([getText(verdictNewsText), getText(recipePagesText)]);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.recipes} variant="primary">
            {page("browseRecipes")}
          </ButtonLink>
        }
        lead={title}
        title={is_deleted ? t("ourTeamDeletedThis") : t("ourTeamHidThis")}
      >
        <p>{is_deleted ? t("deletedForEverybody") : t("hiddenForEverybody")}</p>
        {reason !== "" && (
          <p className="wrap-anywhere whitespace-pre-line">
            {t("ourTeamWrote")} {reason}
          </p>
        )}
      </MessagePage>
    </div>
  );
}
