import Link from "next/link";
import { customizeAddress, editAddress } from "@/components/recipes/recipe-address";
import { ingredientText } from "@/components/recipes/recipe-words";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type Read = Pick<RecipeDetailWire, "ingredients" | "engine_version">;
type DoubtfulLinesProps = { recipe: Read & Pick<RecipeDetailWire, "id" | "type" | "source_url"> };

const MOST = 6;

/** Lines that hold a food nobody here knows: misread, misspelt, or new. Of what was not analysed yet nothing is said. */
export const doubtfulLines = ({ ingredients, engine_version }: Read): string[] =>
  engine_version === null ? [] : ingredients.filter(({ is_known }) => !is_known).map(ingredientText);

/**
 * Offers the doubtful lines of a recipe of one's own, or of one that was read from a page, for review: the first are
 * corrected where they stand, the others in a version of one's own. Until then they stay unknown.
 */
export function DoubtfulLines({ recipe }: DoubtfulLinesProps) {
  const lines = doubtfulLines(recipe);
  const isOwn = recipe.type === "created";
  if (lines.length === 0 || (!isOwn && recipe.source_url === null)) return null;
  return (
    <Callout className="mt-4 print:hidden" tone="unknown">
      <p className="[overflow-wrap:anywhere]">
        <b>Please look at {lines.length === 1 ? "this line" : "these lines"}.</b> Nobody here knows{" "}
        {lines.slice(0, MOST).join("; ")}
        {lines.length > MOST && ` and ${lines.length - MOST} more`}. Perhaps it was misread, or is spelt otherwise.{" "}
        {isOwn ? (
          <Link href={editAddress(recipe.id)} prefetch={false}>
            Correct it
          </Link>
        ) : (
          <Link href={customizeAddress(recipe.id)} prefetch={false}>
            Correct it in a version of your own
          </Link>
        )}
      </p>
    </Callout>
  );
}
