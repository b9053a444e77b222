import type { db, Transaction } from "@/server/db/client";
import type { ItemRow } from "./wire";

type Line = Omit<ItemRow, "contributions">;
type Share = {
  itemId: string;
  quantityNumerator: bigint | null;
  quantityDenominator: bigint | null;
  quantityUnit: string | null;
  originalText: string;
  addingId: string;
};
type Adding = ItemRow["contributions"][number]["listRecipe"];

/**
 * The lines of a list that nobody deleted, with the shares of the recipes that are on it. Two flat queries: nested
 * ones ask for every line's shares by id and take many times as long for a list of hundreds.
 */
export async function readItems(
  client: typeof db | Transaction,
  listId: string,
  addings: readonly Adding[],
): Promise<ItemRow[]> {
  const lines = await client.$queryRaw<Line[]>`
    SELECT id, name, quantity_numerator AS "quantityNumerator", quantity_denominator AS "quantityDenominator",
      quantity_unit AS "quantityUnit", note, aisle, is_manual AS "isManual", is_checked AS "isChecked",
      checked_changed_at AS "checkedChangedAt", deleted_at AS "deletedAt", revived_at AS "revivedAt"
    FROM grocery_items
    WHERE list_id = ${listId}::uuid AND (deleted_at IS NULL OR revived_at > deleted_at)
    ORDER BY position, id`;
  const shares =
    addings.length === 0
      ? []
      : await client.$queryRaw<Share[]>`
    SELECT item_id AS "itemId", quantity_numerator AS "quantityNumerator",
      quantity_denominator AS "quantityDenominator", quantity_unit AS "quantityUnit",
      original_text AS "originalText", list_recipe_id AS "addingId"
    FROM grocery_contributions WHERE list_recipe_id = ANY(${addings.map(({ id }) => id)}::uuid[])
    ORDER BY id`;
  const addingById = new Map(addings.map((adding) => [adding.id, adding]));
  const byLine = new Map<string, ItemRow["contributions"]>();
  for (const { itemId, addingId, ...share } of shares) {
    const listRecipe = addingById.get(addingId);
    if (!listRecipe) continue;
    const known = byLine.get(itemId);
    if (known) known.push({ ...share, listRecipe });
    else byLine.set(itemId, [{ ...share, listRecipe }]);
  }
  return lines.map((line) => ({ ...line, contributions: byLine.get(line.id) ?? [] }));
}
