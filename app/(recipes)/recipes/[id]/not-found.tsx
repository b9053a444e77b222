import { useText } from "#use-text";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

export default function RecipeNotFound() {
  const t = useText(recipePagesText);
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>{t("recipeNotFound")}</h1>
        <p className="lead">{t("theAddressMayBe")}</p>
        <Acts className="mt-2">
          <ButtonLink href={LINKS.recipes} variant="primary">
            {t("browseRecipes")}
          </ButtonLink>
        </Acts>
      </div>
    </div>
  );
}
