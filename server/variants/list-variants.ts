import type { VariantWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";
import { requireSelf } from "@/server/recipes/list-own-recipes";
import { toRecipeWire } from "@/server/recipes/wire";
import { toVariantWire, variantSelect } from "./wire";

/** The caller's variants, newest first; bounded by how many a person may have. Another person's list is absent (404). */
export async function listVariants(caller: { userId: string }, userId: string): Promise<VariantWire[]> {
  requireSelf(caller, userId);
  const rows = await db.recipe.findMany({
    where: ownedVariants(caller),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: variantSelect(caller),
  });
  return rows.map((row) => toVariantWire(toRecipeWire(row, caller), row));
}
