import type { GroceryListWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { listNotFound, ON_LIST, SHOWN, usedList } from "./access";
import { insertList } from "./create-list";
import { getList } from "./get-list";

/**
 * A new list with the lines that the old one shows, including the recipes' shares, so that recipes can be removed from
 * the copy too.
 */
export async function copyList(
  userId: string,
  listId: string,
  options: { name: string; keepsTicks: boolean },
): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    const source = await tx.groceryList.findFirst({ where: usedList(userId, listId), select: { id: true } });
    if (!source) throw listNotFound();
    const copy = await insertList(tx, userId, options.name);
    await copyRows(tx, listId, copy, options.keepsTicks);
    return getList(userId, copy, tx);
  });
}

/**
 * Copies the rows with one statement, which maps old ids of lines and additions to new ones and copies the shares by
 * that mapping.
 */
export async function copyRows(tx: Transaction, from: string, to: string, keepsTicks: boolean): Promise<void> {
  await tx.$executeRaw`
    WITH lines AS MATERIALIZED (
      SELECT i.*, gen_random_uuid() AS new_id FROM grocery_items i WHERE i.list_id = ${from}::uuid AND ${SHOWN}
    ), additions AS MATERIALIZED (
      SELECT r.*, gen_random_uuid() AS new_id FROM grocery_list_recipes r
      WHERE r.list_id = ${from}::uuid AND ${ON_LIST}
    ), new_lines AS (
      INSERT INTO grocery_items (id, list_id, name, normalized_name, merge_key, ingredient_id, quantity_numerator,
        quantity_denominator, quantity_unit, note, gtin, aisle, is_at_home, is_manual, is_checked, checked_changed_at, position, created_at)
      SELECT new_id, ${to}::uuid, name, normalized_name, merge_key, ingredient_id, quantity_numerator,
        quantity_denominator, quantity_unit, note, gtin, aisle, is_at_home, is_manual, is_checked AND ${keepsTicks}, ${now()}, position, ${now()}
      FROM lines RETURNING id
    ), new_additions AS (
      INSERT INTO grocery_list_recipes (id, list_id, recipe_id, title, servings, scale, created_at)
      SELECT new_id, ${to}::uuid, recipe_id, title, servings, scale, created_at FROM additions RETURNING id
    )
    INSERT INTO grocery_contributions (id, item_id, list_recipe_id, quantity_numerator, quantity_denominator,
      quantity_unit, original_text)
    SELECT gen_random_uuid(), l.new_id, a.new_id, c.quantity_numerator, c.quantity_denominator, c.quantity_unit, c.original_text
    FROM grocery_contributions c JOIN lines l ON l.id = c.item_id JOIN additions a ON a.id = c.list_recipe_id`;
}
