import { notFound } from "@/lib/errors";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantComparisonWire } from "@/lib/schemas/variants";
import { nameSwaps, type StepNote } from "@/lib/variants/step-swaps";
import { findRecipe } from "@/server/recipes/find-recipe";
import { withLookOfBase } from "@/server/recipes/with-look-of-base";
import { compareVariant } from "./compare-variant";
import { type FoundVariant, findVariant } from "./find-variant";

type Cooked = {
  recipe: RecipeDetailWire;
  comparison: VariantComparisonWire;
  /** What was swapped, by step. */
  notes: Readonly<Record<string, readonly StepNote[]>>;
};

/** A variant as it is cooked from: it looks like its base, and its steps name what stands in its lines. */
export async function asCooked(caller: { userId: string }, { variant, recipe }: FoundVariant): Promise<Cooked> {
  const comparison = await compareVariant(caller, variant.id);
  const worn = withLookOfBase(recipe, comparison.base);
  const named = nameSwaps(worn.instructions, comparison.ingredients);
  const instructions = worn.instructions.map((step) => ({ ...step, text: named.get(step.id)?.text ?? step.text }));
  return {
    recipe: { ...worn, instructions },
    comparison,
    notes: Object.fromEntries([...named].map(([step, told]) => [step, told.notes])),
  };
}

/**
 * A recipe or a variant of the caller's own in one form, for a device that keeps it. Errors: 404 for what the caller
 * may not read.
 */
export async function getSheet(caller: { userId: string }, id: string): Promise<RecipeDetailWire> {
  const variant = await findVariant(caller, id);
  if (variant) return (await asCooked(caller, variant)).recipe;
  const recipe = await findRecipe(caller, id);
  if (!recipe) throw notFound("recipe");
  return recipe;
}
