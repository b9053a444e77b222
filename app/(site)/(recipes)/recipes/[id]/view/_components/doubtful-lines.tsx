import Link from "next/link";
import { useText } from "#use-text";
import { customizeAddress, editAddress } from "@/components/recipes/recipe-address";
import { ingredientText } from "@/components/recipes/recipe-words";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type Read = Pick<RecipeDetailWire, "ingredients" | "engine_version">;
type DoubtfulLinesProps = { recipe: Read & Pick<RecipeDetailWire, "id" | "type" | "source_url"> };

const MOST = 6;

/** Lines with an unknown food: misread, misspelt, or new. A recipe that is not analysed yet has none. */
export const doubtfulLines = ({ ingredients, engine_version }: Read): string[] =>
  engine_version === null ? [] : ingredients.filter(({ is_known }) => !is_known).map(ingredientText);

/**
 * Offers the doubtful lines of a recipe for review. In the person's own recipe they are corrected in place, in one that
 * was read from a web page in a variant. Until then they stay unknown.
 */
export function DoubtfulLines({ recipe }: DoubtfulLinesProps) {
  const t = useText(recipesText);
  const lines = doubtfulLines(recipe);
  const isOwn = recipe.type === "created";
  if (lines.length === 0 || (!isOwn && recipe.source_url === null)) return null;
  return (
    <Callout className="mt-4 print:hidden" tone="unknown">
      <p className="[overflow-wrap:anywhere]">
        {lines.length > MOST
          ? t.rich("lookAtMoreLines", {
              lines: lines.slice(0, MOST).join("; "),
              more: lines.length - MOST,
              b: (inside) => <b>{inside}</b>,
            })
          : t.rich("lookAtLines", {
              count: lines.length,
              lines: lines.join("; "),
              b: (inside) => <b>{inside}</b>,
            })}{" "}
        {isOwn ? (
          <Link href={editAddress(recipe.id)} prefetch={false}>
            {t("correctIt")}
          </Link>
        ) : (
          <Link href={customizeAddress(recipe.id)} prefetch={false}>
            {t("correctInVersion")}
          </Link>
        )}
      </p>
    </Callout>
  );
}
