import type {
  BaseStatus,
  VariantDetailWire,
  VariantIngredientWire,
  VariantInstructionWire,
  VariantWire,
} from "@/lib/schemas/variants";
import type { Prisma } from "@/server/db/generated/client";
import { isReadableBy } from "@/server/recipes/access";
import { toAnalysedIngredient } from "@/server/recipes/detail-wire";
import { ingredientSelect, isJudged, toDietaryInfo, toIngredientWire } from "@/server/recipes/wire";

const baseSelect = { id: true, title: true, ownerId: true, isPublic: true, hiddenAt: true, updatedAt: true } as const;
const IN_ORDER = { orderBy: { position: "asc" } } as const;

export const variantSelect = {
  id: true,
  ownerId: true,
  title: true,
  baseRecipeTitle: true,
  baseUpdatedAt: true,
  baseRecipe: { select: baseSelect },
  servings: true,
  dietaryInfo: true,
  nutrition: true,
  engineVersion: true,
  createdAt: true,
  updatedAt: true,
  ingredients: { select: { ...ingredientSelect, baseIngredientId: true, analysis: true }, ...IN_ORDER },
  instructions: { select: { id: true, text: true, groupName: true, baseInstructionId: true }, ...IN_ORDER },
} as const satisfies Prisma.VariantSelect;

export type VariantRow = Prisma.VariantGetPayload<{ select: typeof variantSelect }>;

/** The base as long as the variant's owner may read it. */
export function readableBase(row: Pick<VariantRow, "baseRecipe" | "ownerId">) {
  const base = row.baseRecipe;
  return base && isReadableBy({ userId: row.ownerId }, base) ? base : null;
}

function statusOf(row: VariantRow): BaseStatus {
  const base = readableBase(row);
  if (!base) return "gone";
  return base.updatedAt.getTime() === row.baseUpdatedAt.getTime() ? "current" : "changed";
}

export function toVariantWire(row: VariantRow): VariantWire {
  const base = readableBase(row);
  return {
    id: row.id,
    title: row.title,
    base_recipe_id: base?.id ?? null,
    base_recipe_title: row.baseRecipeTitle,
    base_status: statusOf(row),
    base_updated_at: base?.updatedAt.toISOString() ?? null,
    user_id: row.ownerId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    servings: row.servings?.toNumber() ?? null,
    variant_ingredients: row.ingredients.map(toVariantIngredient),
    variant_instructions: row.instructions.map(toVariantInstruction),
    dietary_info: isJudged(row) ? toDietaryInfo(row.dietaryInfo) : {},
  };
}

const toVariantIngredient = (row: VariantRow["ingredients"][number], index: number): VariantIngredientWire => ({
  ...toIngredientWire(row, index),
  base_ingredient_id: row.baseIngredientId,
});

const toVariantInstruction = (row: VariantRow["instructions"][number], index: number): VariantInstructionWire => ({
  id: row.id,
  text: row.text,
  order: index + 1,
  group: row.groupName,
  base_instruction_id: row.baseInstructionId,
});

/** Without what has to be asked for: the nutrients' names and the owner's judgement. */
export function toVariantDetailWire(row: VariantRow): Omit<VariantDetailWire, "judgement" | "nutrition"> {
  const isAnalysed = isJudged(row);
  return {
    ...toVariantWire(row),
    variant_ingredients: row.ingredients.map((line, index) => ({
      ...toAnalysedIngredient(line, index, isAnalysed),
      base_ingredient_id: line.baseIngredientId,
    })),
    engine_version: isAnalysed ? row.engineVersion : null,
  };
}
