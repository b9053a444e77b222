import { useText } from "#use-text";
import { ButtonLink } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

export default function RecipeNotFound() {
  const t = useText(recipePagesText);
  return (
    <div className="wrap">
      <MessagePage
        acts={
          <ButtonLink href={LINKS.recipes} variant="primary">
            {t("browseRecipes")}
          </ButtonLink>
        }
        lead={t("recipeMissingWhy")}
        title={t("recipeNotFound")}
      />
    </div>
  );
}
