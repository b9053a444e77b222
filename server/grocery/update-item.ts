import { exactText } from "@/lib/quantity/exact-text";
import { totalOf } from "@/lib/quantity/total";
import type { GroceryChange, GroceryItemChanges, GroceryItemWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getShownLine } from "./get-list";
import type { ShownLine } from "./read-lists";
import { amountOf, toItemWire } from "./wire";

/**
 * Changes the given fields, as of now. A line with recipes keeps their shares: an edited quantity is stored as the
 * difference to their sum.
 */
export async function updateItem(
  userId: string,
  listId: string,
  itemId: string,
  changes: GroceryItemChanges,
): Promise<GroceryItemWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const line = await getShownLine(userId, listId, itemId, tx);
    await mergeInto(tx, listId, [...tickOf(itemId, changes), ...editOf(line, changes)]);
    return toItemWire(await getShownLine(userId, listId, itemId, tx));
  });
}

function tickOf(itemId: string, { is_checked, changed_at }: GroceryItemChanges): GroceryChange[] {
  if (is_checked === undefined) return [];
  return [{ type: "check", item_id: itemId, is_checked, at: changed_at ?? now().toISOString() }];
}

function editOf(line: ShownLine, changes: GroceryItemChanges): GroceryChange[] {
  const { name, note, aisle, quantity_value: value, quantity_unit: unit } = changes;
  const amount = value === undefined && unit === undefined ? undefined : editedAmount(line, value, unit);
  const { is_at_home: atHome } = changes;
  if ([name, note, aisle, amount, atHome].every((field) => field === undefined)) return [];
  return [
    {
      type: "edit",
      item_id: line.id,
      at: now().toISOString(),
      ...(name === undefined ? {} : { name }),
      ...(note === undefined ? {} : { note }),
      ...(aisle === undefined ? {} : { aisle }),
      ...(amount === undefined ? {} : { amount }),
      ...(atHome === undefined ? {} : { at_home: atHome }),
    },
  ];
}

/** The amount after the edit. If only the unit or only the number is given, the other one stays. */
function editedAmount(line: ShownLine, value: GroceryItemChanges["quantity_value"], unit: string | null | undefined) {
  const shown = amountOf(line);
  const recipes = line.isManual ? null : totalOf(line.shares.map(({ amount }) => amount));
  return {
    value: value === undefined ? shown.exact && { exact: shown.exact } : value,
    unit: unit === undefined ? shown.unit : unit,
    recipes: recipes?.value ? { value: exactText(recipes.value), unit: recipes.unit } : null,
  };
}
