import { notFound } from "@/lib/errors";
import type { RecipeIngredientWire, RecipeInstructionWire, RecipeWire } from "@/lib/schemas/recipes";
import type {
  VariantComparisonWire,
  VariantIngredientWire,
  VariantInstructionWire,
  VariantWire,
} from "@/lib/schemas/variants";
import { compareLines, haveSameTexts } from "@/lib/variants/compare-lines";
import { db } from "@/server/db/client";
import { ownedVariants, readableBy } from "@/server/recipes/access";
import { recipeSelect, toRecipeWire } from "@/server/recipes/wire";
import { toVariantWire, variantSelect } from "./wire";

/** Compares a variant with its base as it is now, line by line. Errors: 404 for a variant that is not the caller's. */
export async function compareVariant(caller: { userId: string }, id: string): Promise<VariantComparisonWire> {
  const row = await db.recipe.findFirst({ where: { id, ...ownedVariants(caller) }, select: variantSelect(caller) });
  if (!row) throw notFound("variant");
  const variant = toVariantWire(toRecipeWire(row, caller), row);
  const baseRow = variant.base_recipe_id
    ? await db.recipe.findFirst({
        where: { id: variant.base_recipe_id, ...readableBy(caller) },
        select: recipeSelect(caller),
      })
    : null;
  const base = baseRow && toRecipeWire(baseRow, caller);
  const base_status = base ? variant.base_status : "gone";
  return { variant, base, base_status, ...(base ? compared(base, variant) : uncompared(variant)) };
}

function compared(base: RecipeWire, variant: VariantWire) {
  const ingredients = variant.variant_ingredients.map((line) => ({ ...line, baseId: line.base_ingredient_id }));
  const instructions = variant.variant_instructions.map((line) => ({ ...line, baseId: line.base_instruction_id }));
  return {
    ingredients: compareLines(base.ingredients, ingredients, isSameIngredient),
    instructions: compareLines(base.instructions, instructions, isSameInstruction),
  };
}

const uncompared = ({ variant_ingredients, variant_instructions }: VariantWire) => ({
  ingredients: variant_ingredients.map((line) => ({ kind: "uncompared" as const, base: null, variant: line })),
  instructions: variant_instructions.map((line) => ({ kind: "uncompared" as const, base: null, variant: line })),
});

const textsOf = ({ name, quantity, unit, note, group }: RecipeIngredientWire) => [name, quantity, unit, note, group];
const isSameIngredient = (base: RecipeIngredientWire, variant: VariantIngredientWire): boolean =>
  haveSameTexts(textsOf(base), textsOf(variant));
const isSameInstruction = (base: RecipeInstructionWire, variant: VariantInstructionWire): boolean =>
  haveSameTexts([base.text, base.group], [variant.text, variant.group]);
