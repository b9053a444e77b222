import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

export default function RecipeNotFound() {
  return (
    <div className="wrap">
      <div className="message-page">
        <h1>Recipe not found</h1>
        <p className="lead">
          The address may be mistyped, the recipe may have been deleted, or it belongs to somebody who keeps it private.
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
