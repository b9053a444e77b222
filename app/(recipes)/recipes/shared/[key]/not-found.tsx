import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

/** One answer for a link that ended, was revoked, or never was. */
export default function SharedRecipeNotFound() {
  const t = useText(recipePagesText);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{t("thisLinkOpensNothing")}</h1>
        <p className="lead">{t("itHasEndedOr")}</p>
        <Acts className="mt-2">
          <ButtonLink href={LINKS.recipes} variant="primary">
            {t("browseRecipes")}
          </ButtonLink>
        </Acts>
      </div>
    </div>
  );
}
