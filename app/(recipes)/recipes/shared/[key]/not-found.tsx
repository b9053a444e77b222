import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

/** One answer for a link that ended, was revoked, or never was. */
export default function SharedRecipeNotFound() {
  const t = useText(recipePagesText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.recipes} variant="primary">
            {t("browseRecipes")}
          </ButtonLink>
        }
        lead={t("itHasEndedOr")}
        title={t("thisLinkOpensNothing")}
      />
    </div>
  );
}
