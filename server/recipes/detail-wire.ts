import type { AnalysedIngredientWire, RecipeDetailWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import type { Reader } from "./access";
import { type IngredientRow, ingredientSelect, recipeSelect, toIngredientWire, toRecipeWire } from "./wire";

/** One recipe with what the engine found, which lists do not need. */
export const recipeDetailSelect = (reader: Reader) =>
  ({
    ...recipeSelect(reader),
    engineVersion: true,
    nutritionCoverage: true,
    ingredients: { select: { ...ingredientSelect, analysis: true }, orderBy: { position: "asc" } },
    nutrients: {
      select: { nutrientKey: true, perServing: true, nutrient: { select: { label: true, unit: true } } },
      orderBy: { nutrient: { position: "asc" } },
    },
  }) as const satisfies Prisma.RecipeSelect;

export type RecipeDetailRow = Prisma.RecipeGetPayload<{ select: ReturnType<typeof recipeDetailSelect> }>;

export function toRecipeDetailWire(row: RecipeDetailRow, reader: Reader): RecipeDetailWire {
  return {
    ...toRecipeWire(row, reader),
    ingredients: row.ingredients.map(toAnalysedIngredient),
    nutrition: null,
    engine_version: row.engineVersion,
    judgement: null,
  };
}

const toAnalysedIngredient = (row: IngredientRow, index: number): AnalysedIngredientWire => ({
  ...toIngredientWire(row, index),
  dietary_info: {},
  health_concerns: [],
  is_known: false,
});
