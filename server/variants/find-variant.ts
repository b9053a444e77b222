import { notFound } from "@/lib/errors";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";
import { toRecipeDetailWire } from "@/server/recipes/detail-wire";
import { judgementOf } from "@/server/recipes/find-recipe";
import { leftOutWireOf } from "@/server/recipes/left-out";
import type { Table } from "@/server/recipes/table/read-table";
import { toVariantDetailWire, variantDetailSelect } from "./wire";

/** A variant that is judged for its owner's table, and the same variant as a recipe. */
export type FoundVariant = { variant: VariantDetailWire; recipe: RecipeDetailWire };

/** Null for a variant that is not the caller's, for a recipe without a base, and for text that is no valid id. `table`: if it is loaded. */
export async function findVariant(
  caller: { userId: string },
  id: string,
  table: Table | null = null,
): Promise<FoundVariant | null> {
  if (!idParam.safeParse({ id }).success) return null;
  const row = await db.recipe.findFirst({
    where: { id, ...ownedVariants(caller) },
    select: variantDetailSelect(caller),
  });
  if (!row) return null;
  const recipe = { ...toRecipeDetailWire(row, caller), ...leftOutWireOf(row.leftOut) };
  const judgement = await judgementOf(recipe, row, caller, table);
  return { variant: toVariantDetailWire(recipe, judgement, row), recipe: { ...recipe, judgement } };
}

export async function getVariant(caller: { userId: string }, id: string): Promise<VariantDetailWire> {
  const found = await findVariant(caller, id);
  if (!found) throw notFound("variant");
  return found.variant;
}
