import { lineTotal } from "@/lib/quantity/line-total";
import { normalizeAmount } from "@/lib/quantity/total";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";
import { OTHER_AISLE } from "./find-aisle";
import type { Addition, ShownLine, ShownList } from "./read-lists";
import { readable, type StoredAmount } from "./stored-amount";

/** The amount to show. A sum is computed; a single amount keeps its own words. */
export function amountOf({ isManual, own, shares }: ShownLine): StoredAmount {
  const [only] = shares;
  const single = isManual ? own : shares.length === 1 && own.value === null ? only?.amount : undefined;
  if (single?.value && (single.unit === null || normalizeAmount(single).unit === single.unit)) return single;
  return readable(lineTotal({ isManual, own, shares: shares.map(({ amount }) => amount) }));
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
    ...(line.gtin === null ? {} : { gtin: line.gtin }),
    is_checked: line.isChecked,
    checked_changed_at: line.checkedChangedAt.toISOString(),
    revived_at: line.revivedAt?.toISOString() ?? null,
    is_manual: line.isManual,
    aisle: line.aisle ?? OTHER_AISLE,
    ...(line.isAtHome ? { is_at_home: true as const } : {}),
    own_exact: line.own.exact,
    own_unit: line.own.unit,
    sources: line.shares.map(({ addition, amount: share, originalText }) => ({
      adding_id: addition.id,
      recipe_id: addition.recipeId,
      variant_id: addition.variantId,
      title: addition.title,
      quantity_text: share.text,
      quantity_exact: share.exact,
      quantity_unit: share.unit,
      original_text: originalText,
    })),
  };
}

const toAdditionWire = (addition: Addition) => ({
  id: addition.id,
  recipe_id: addition.recipeId,
  variant_id: addition.variantId,
  title: addition.title,
  servings: addition.servings,
  scale: addition.scale,
  added_at: addition.createdAt,
});

export const toListWire = (list: ShownList): GroceryListWire => ({
  id: list.id,
  name: list.name,
  created_at: list.createdAt.toISOString(),
  updated_at: list.updatedAt.toISOString(),
  ...(list.household ? { household: { ...list.household, is_own: list.isOwn } } : {}),
  items: list.lines.map(toItemWire),
  recipes: list.additions.map(toAdditionWire),
});
