import { invalidField, notFound } from "@/lib/errors";
import { compare, divide, type Fraction, fractionFromDecimal, multiply, ONE } from "@/lib/quantity/fraction";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockList } from "./access";
import { fromColumns, toColumns } from "./amounts";
import { getList } from "./get-list";

/**
 * Other servings of a recipe that is on the list: its shares are multiplied exactly, so the way back leads to where
 * it began. What is ticked and now too little is not bought any more.
 * Errors: 404 for an adding that is not there, 422 for a recipe that never said how many it serves.
 */
export async function rescaleRecipe(
  userId: string,
  listId: string,
  addingId: string,
  servings: number,
): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const adding = await tx.groceryListRecipe.findFirst({
      where: { id: addingId, listId, removedAt: null },
      select: { servings: true },
    });
    if (!adding) throw notFound("Recipe on this list");
    if (!adding.servings) throw invalidField("servings", "This recipe does not say how many it serves");
    const factor = divide(fractionFromDecimal(servings.toFixed(2)), fractionFromDecimal(adding.servings.toFixed(2)));
    await multiplyShares(tx, addingId, factor);
    if (compare(factor, ONE) > 0) await untickGrown(tx, addingId);
    await tx.groceryListRecipe.update({ where: { id: addingId }, data: { servings }, select: { id: true } });
    await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
    return getList(userId, listId, tx);
  });
}

async function multiplyShares(tx: Transaction, addingId: string, factor: Fraction): Promise<void> {
  const shares = await tx.groceryContribution.findMany({
    where: { listRecipeId: addingId, quantityNumerator: { not: null } },
    select: { id: true, quantityNumerator: true, quantityDenominator: true, quantityUnit: true },
  });
  const scaled = shares.map((share) => {
    const { value, unit } = fromColumns(share);
    return { id: share.id, ...toColumns({ value: value && multiply(value, factor), unit }) };
  });
  await tx.$executeRaw`
    UPDATE grocery_contributions c SET quantity_numerator = n.top, quantity_denominator = n.bottom
    FROM unnest(${scaled.map(({ id }) => id)}::uuid[], ${scaled.map((share) => share.quantityNumerator)}::bigint[],
      ${scaled.map((share) => share.quantityDenominator)}::bigint[]) AS n(id, top, bottom)
    WHERE c.id = n.id`;
}

async function untickGrown(tx: Transaction, addingId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE grocery_items i SET is_checked = false, checked_changed_at = GREATEST(i.checked_changed_at, ${now()})
    WHERE i.is_checked AND EXISTS (
      SELECT 1 FROM grocery_contributions c
      WHERE c.item_id = i.id AND c.list_recipe_id = ${addingId}::uuid AND c.quantity_numerator IS NOT NULL)`;
}
