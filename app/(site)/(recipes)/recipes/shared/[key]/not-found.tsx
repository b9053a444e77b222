import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

/** The same answer for a link that has expired, was revoked, or never existed. */
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
        lead={t("linkEndedWhy")}
        title={t("thisLinkOpensNothing")}
      />
    </div>
  );
}
