import { normalizeAmount, totalOf } from "@/lib/quantity/total";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import { OTHER_AISLE } from "./find-aisle";
import type { Adding, ShownLine, ShownList } from "./read-lists";
import { readable, type StoredAmount, storedAmount } from "./stored-amount";

const NOTHING = storedAmount(null, null, null);

/** What recipes want of a line, and with it what the person added or took by hand. Never below nothing. */
export function amountOf({ isManual, own, shares }: ShownLine): StoredAmount {
  if (isManual) return own;
  const [only] = shares;
  if (shares.length === 1 && only && own.value === null) {
    const { unit } = normalizeAmount(only.amount);
    if (unit === only.amount.unit) return only.amount.value === null ? NOTHING : only.amount;
  }
  const amounts = shares.map(({ amount }) => amount);
  const total = totalOf(own.value ? [...amounts, own] : amounts);
  if (!total) return NOTHING;
  return total.value && total.value.numerator < 0n ? storedAmount("0", "1", total.unit) : readable(total);
}

export function toItemWire(line: ShownLine): GroceryItemWire {
  const amount = amountOf(line);
  return {
    id: line.id,
    name: line.name,
    quantity_value: amount.rounded,
    quantity_unit: amount.unit,
    quantity_text: amount.text,
    note: line.note,
    is_checked: line.isChecked,
    checked_changed_at: line.checkedChangedAt.toISOString(),
    is_manual: line.isManual,
    aisle: line.aisle ?? OTHER_AISLE,
    sources: line.shares.map(({ adding, amount: share, originalText }) => ({
      adding_id: adding.id,
      recipe_id: adding.recipeId,
      variant_id: adding.variantId,
      title: adding.title,
      quantity_text: share.text,
      original_text: originalText,
    })),
  };
}

const toAddingWire = (adding: Adding) => ({
  id: adding.id,
  recipe_id: adding.recipeId,
  variant_id: adding.variantId,
  title: adding.title,
  servings: adding.servings,
  added_at: adding.createdAt,
});

export const toListWire = (list: ShownList): GroceryListWire => ({
  id: list.id,
  name: list.name,
  created_at: list.createdAt.toISOString(),
  updated_at: list.updatedAt.toISOString(),
  items: list.lines.map(toItemWire),
  recipes: list.addings.map(toAddingWire),
});
