import { invalidField } from "@/lib/errors";
import { normalizedName } from "@/lib/normalized-name";
import { subtract, ZERO } from "@/lib/quantity/fraction";
import { type Amount, dimensionOf, totalOf } from "@/lib/quantity/total";
import type { GroceryItemChanges, GroceryItemWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { readAmount, toColumns } from "./amounts";
import { checkItem } from "./apply-changes";
import { getShownLine } from "./get-list";
import type { ShownLine } from "./read-lists";
import { toItemWire } from "./wire";

/** Changes what is named. A line of recipes keeps their shares: another quantity is kept as a change beside them. */
export async function updateItem(
  userId: string,
  listId: string,
  itemId: string,
  changes: GroceryItemChanges,
): Promise<GroceryItemWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const item = await getShownLine(userId, listId, itemId, tx);
    if (changes.is_checked !== undefined) {
      await checkItem(
        tx,
        listId,
        itemId,
        changes.is_checked,
        changes.changed_at ? new Date(changes.changed_at) : now(),
      );
    }
    await tx.groceryItem.update({ where: { id: itemId }, data: ownFields(item, changes), select: { id: true } });
    await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
    return toItemWire(await getShownLine(userId, listId, itemId, tx));
  });
}

function ownFields(item: ShownLine, changes: GroceryItemChanges) {
  const { name, note, aisle } = changes;
  const changesAmount = changes.quantity_value !== undefined || changes.quantity_unit !== undefined;
  return {
    ...(name === undefined ? {} : { name, normalizedName: normalizedName(name) }),
    ...(note === undefined ? {} : { note: note || null }),
    ...(aisle === undefined ? {} : { aisle }),
    ...(changesAmount ? toColumns(newAmount(item, changes)) : {}),
  };
}

/** Of a manual line its amount; of a line of recipes what has to be added to their shares. Null: their shares again. */
function newAmount(item: ShownLine, changes: GroceryItemChanges): Amount {
  const shares = item.shares.map(({ amount }) => amount);
  const total = item.isManual ? item.own : totalOf(shares);
  const value = changes.quantity_value === undefined ? decimalOf(total) : changes.quantity_value;
  const unit = changes.quantity_unit === undefined ? total?.unit : changes.quantity_unit;
  const wanted = readAmount(value, unit);
  if (item.isManual || !wanted.value || !total?.value) return wanted;
  if (dimensionOf(wanted) !== dimensionOf(total)) {
    throw invalidField("quantity_unit", "Recipes want this in another kind of unit", "value_error");
  }
  const negative = shares.map((share) => ({ ...share, value: share.value && subtract(ZERO, share.value) }));
  return totalOf([wanted, ...negative]) ?? wanted;
}

/** Only the unit was given: the number stays. */
const decimalOf = (amount: Amount | null): string | null =>
  amount?.value ? `${amount.value.numerator}/${amount.value.denominator}` : null;
