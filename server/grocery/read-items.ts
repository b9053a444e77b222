import type { db, Transaction } from "@/server/db/client";
import type { ItemRow } from "./wire";

/** Rows as JSON has them: fractions as text, because its numbers would round them, and times as ISO 8601. */
type Fraction = { quantityNumerator: string | null; quantityDenominator: string | null; quantityUnit: string | null };
type Times = "checkedChangedAt" | "deletedAt" | "revivedAt";
type Line = Omit<ItemRow, "contributions" | keyof Fraction | Times> &
  Fraction & { checkedChangedAt: string; deletedAt: string | null; revivedAt: string | null };
type Share = Fraction & { itemId: string; originalText: string; addingId: string };
type Adding = ItemRow["contributions"][number]["listRecipe"];

/**
 * The lines of a list that nobody deleted, with the shares of the recipes that are on it, as one value of JSON:
 * for a list of hundreds, rows and cells cost many times what reading them costs the database.
 */
export async function readItems(
  client: typeof db | Transaction,
  listId: string,
  addings: readonly Adding[],
): Promise<ItemRow[]> {
  const [found] = await client.$queryRaw<{ lines: string; shares: string }[]>`
    SELECT (SELECT coalesce(json_agg(l), '[]')::text FROM (
        SELECT id, name, quantity_numerator::text AS "quantityNumerator",
          quantity_denominator::text AS "quantityDenominator", quantity_unit AS "quantityUnit", note, aisle,
          is_manual AS "isManual", is_checked AS "isChecked", checked_changed_at AS "checkedChangedAt",
          deleted_at AS "deletedAt", revived_at AS "revivedAt"
        FROM grocery_items
        WHERE list_id = ${listId}::uuid AND (deleted_at IS NULL OR revived_at > deleted_at)
        ORDER BY position, id) l) AS lines,
      (SELECT coalesce(json_agg(s), '[]')::text FROM (
        SELECT item_id AS "itemId", quantity_numerator::text AS "quantityNumerator",
          quantity_denominator::text AS "quantityDenominator", quantity_unit AS "quantityUnit",
          original_text AS "originalText", list_recipe_id AS "addingId"
        FROM grocery_contributions WHERE list_recipe_id = ANY(${addings.map(({ id }) => id)}::uuid[])
        ORDER BY id) s) AS shares`;
  const lines = JSON.parse(found?.lines ?? "[]") as Line[];
  const shares = sharesByLine(JSON.parse(found?.shares ?? "[]") as Share[], addings);
  return lines.map((line) => ({
    ...line,
    ...toFraction(line),
    checkedChangedAt: new Date(line.checkedChangedAt),
    deletedAt: line.deletedAt === null ? null : new Date(line.deletedAt),
    revivedAt: line.revivedAt === null ? null : new Date(line.revivedAt),
    contributions: shares.get(line.id) ?? [],
  }));
}

function sharesByLine(shares: readonly Share[], addings: readonly Adding[]) {
  const addingById = new Map(addings.map((adding) => [adding.id, adding]));
  const byLine = new Map<string, ItemRow["contributions"]>();
  for (const share of shares) {
    const listRecipe = addingById.get(share.addingId);
    if (!listRecipe) continue;
    const row = { ...toFraction(share), originalText: share.originalText, listRecipe };
    const known = byLine.get(share.itemId);
    if (known) known.push(row);
    else byLine.set(share.itemId, [row]);
  }
  return byLine;
}

const toFraction = ({ quantityNumerator: top, quantityDenominator: bottom, quantityUnit }: Fraction) => ({
  quantityNumerator: top === null ? null : BigInt(top),
  quantityDenominator: bottom === null ? null : BigInt(bottom),
  quantityUnit,
});
