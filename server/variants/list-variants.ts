import type { VariantWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";
import { requireSelf } from "@/server/recipes/list-own-recipes";
import { toRecipeWire } from "@/server/recipes/wire";
import { toVariantWire, variantSelect } from "./wire";

/** The caller's variants, newest first; there are at most MAX_VARIANTS. Errors: 404 for another person's list. */
export async function listVariants(caller: { userId: string }, userId: string): Promise<VariantWire[]> {
  requireSelf(caller, userId);
  const rows = await db.recipe.findMany({
    where: ownedVariants(caller),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: variantSelect(caller),
  });
  return rows.map((row) => toVariantWire(toRecipeWire(row, caller), row));
}
