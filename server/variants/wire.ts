import type { RecipeDetailWire, RecipeWire } from "@/lib/schemas/recipes";
import type { BaseStatus, VariantDetailWire, VariantWire } from "@/lib/schemas/variants";
import type { Prisma } from "@/server/db/generated/client";
import { isReadableBy } from "@/server/recipes/access";
import { recipeDetailSelect } from "@/server/recipes/detail-wire";
import { ingredientSelect, recipeSelect } from "@/server/recipes/wire";

const IN_ORDER = { orderBy: { position: "asc" } } as const;

/** What is selected for a variant in addition to the columns of every recipe. */
const ofVariant = {
  baseUpdatedAt: true,
  baseRecipe: { select: { id: true, ownerId: true, isPublic: true, hiddenAt: true, updatedAt: true } },
} as const;
const ofInstruction = { select: { id: true, text: true, groupName: true, baseInstructionId: true }, ...IN_ORDER };

export const variantSelect = (caller: { userId: string }) =>
  ({
    ...recipeSelect(caller),
    ...ofVariant,
    ingredients: { select: { ...ingredientSelect, baseIngredientId: true }, ...IN_ORDER },
    instructions: ofInstruction,
  }) as const satisfies Prisma.RecipeSelect;

export const variantDetailSelect = (caller: { userId: string }) =>
  ({
    ...recipeDetailSelect(caller),
    ...ofVariant,
    ingredients: { select: { ...ingredientSelect, analysis: true, grams: true, baseIngredientId: true }, ...IN_ORDER },
    instructions: ofInstruction,
  }) as const satisfies Prisma.RecipeSelect;

/** The columns that toVariantWire needs in addition to the recipe. */
type VariantRow = Pick<
  Prisma.RecipeGetPayload<{ select: ReturnType<typeof variantSelect> }>,
  "ownerId" | "baseRecipe" | "baseRecipeTitle" | "baseUpdatedAt"
> & {
  ingredients: readonly { baseIngredientId: string | null }[];
  instructions: readonly { baseInstructionId: string | null }[];
};

/** The base, or null if the variant's owner may not read it. */
function readableBase({ baseRecipe, ownerId }: VariantRow) {
  return baseRecipe && ownerId && isReadableBy({ userId: ownerId }, baseRecipe) ? baseRecipe : null;
}

function statusOf(row: VariantRow): BaseStatus {
  const base = readableBase(row);
  if (!base) return "gone";
  return base.updatedAt.getTime() === row.baseUpdatedAt?.getTime() ? "current" : "changed";
}

/** Converts a variant to the format of `/recipe-variants`. `recipe`: the same row as a recipe. */
export function toVariantWire(recipe: RecipeWire, row: VariantRow): VariantWire {
  const base = readableBase(row);
  return {
    id: recipe.id,
    title: recipe.title,
    base_recipe_id: base?.id ?? null,
    base_recipe_title: row.baseRecipeTitle ?? "",
    base_status: statusOf(row),
    base_updated_at: base?.updatedAt.toISOString() ?? null,
    user_id: row.ownerId ?? "",
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
    servings: recipe.servings,
    variant_ingredients: withBaseIngredients(recipe.ingredients, row),
    variant_instructions: recipe.instructions.map((step, index) => ({
      ...step,
      base_instruction_id: row.instructions[index]?.baseInstructionId ?? null,
    })),
    dietary_info: recipe.dietary_info,
  };
}

const withBaseIngredients = <T extends object>(lines: readonly T[], row: VariantRow) =>
  lines.map((line, index) => ({ ...line, base_ingredient_id: row.ingredients[index]?.baseIngredientId ?? null }));

/** A complete variant, in the format of `/recipe-variants`, with its verdict for the owner. */
export const toVariantDetailWire = (
  recipe: RecipeDetailWire,
  judgement: VariantDetailWire["judgement"],
  row: VariantRow,
): VariantDetailWire => ({
  ...toVariantWire(recipe, row),
  variant_ingredients: withBaseIngredients(recipe.ingredients, row),
  nutrition: recipe.nutrition,
  engine_version: recipe.engine_version,
  judgement,
  ...(recipe.left_out ? { left_out: recipe.left_out } : {}),
  ...(recipe.doubtful_lines ? { doubtful_lines: recipe.doubtful_lines } : {}),
});
