import type { RecipeDetailWire } from "@/lib/schemas/recipes";

/**
 * Whether every ingredient was known when the recipe was judged for the reader; then no line is still waiting for
 * analysis.
 */
export function isEveryLineKnown({
  ingredients,
  judgement,
}: Pick<RecipeDetailWire, "ingredients" | "judgement">): boolean {
  if (!judgement || judgement.settings.length === 0 || judgement.kind === "unknown" || ingredients.length === 0)
    return false;
  const known = new Set(judgement.ingredients.flatMap(({ id, kind }) => (kind === "unknown" ? [] : [id])));
  return ingredients.every(({ id }) => known.has(id));
}
