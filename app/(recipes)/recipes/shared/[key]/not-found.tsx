import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** One answer for a link that ended, was revoked, or never was. */
export default function SharedRecipeNotFound() {
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>This link opens nothing</h1>
        <p className="lead">
          It has ended or was taken back, or the recipe is gone. Ask whoever sent it for a new one.
        </p>
        <div className="acts">
          <ButtonLink href={LINKS.recipes} variant="primary">
            Browse Recipes
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
