import type { VariantWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { requireSelf } from "@/server/recipes/list-own-recipes";
import { toVariantWire, variantSelect } from "./wire";

/** The caller's variants, newest first; bounded by how many a person may have. Another person's list is absent (404). */
export async function listVariants(caller: { userId: string }, userId: string): Promise<VariantWire[]> {
  requireSelf(caller, userId);
  const rows = await db.variant.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: variantSelect,
  });
  return rows.map(toVariantWire);
}
