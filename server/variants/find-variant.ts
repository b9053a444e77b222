import { notFound } from "@/lib/errors";
import { idParam } from "@/lib/schemas/text";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { judgeRecipe } from "@/server/recipes/judge-recipe";
import { amountsByLine } from "@/server/recipes/line-amounts";
import { isJudged } from "@/server/recipes/wire";
import { ownedVariant } from "./access";
import { readNutrition } from "./nutrition";
import { toVariantDetailWire, variantSelect } from "./wire";

/** A variant, judged for its owner. Null for what is not the caller's, and for text that is no id. */
export async function findVariant(caller: { userId: string }, id: string): Promise<VariantDetailWire | null> {
  if (!idParam.safeParse({ id }).success) return null;
  const row = await db.variant.findFirst({ where: ownedVariant(caller, id), select: variantSelect });
  if (!row) return null;
  const variant = toVariantDetailWire(row);
  const nutrition = isJudged(row) ? await readNutrition(row.nutrition, row.servings !== null) : null;
  const judgement = await judgeRecipe(caller.userId, variant.variant_ingredients, {
    title: variant.title,
    asOf: variant.updated_at,
    nutrition,
    amounts: isJudged(row) ? amountsByLine(row.ingredients) : new Map(),
  });
  return { ...variant, nutrition, judgement };
}

export async function getVariant(caller: { userId: string }, id: string): Promise<VariantDetailWire> {
  const variant = await findVariant(caller, id);
  if (!variant) throw notFound("Variant");
  return variant;
}
