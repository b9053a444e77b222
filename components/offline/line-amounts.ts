import { AppError } from "@/lib/errors";
import { type EditedAmount, ownAmount } from "@/lib/grocery/line-amounts";
import { amountText } from "@/lib/quantity/amount-text";
import { exactText, parseExactText } from "@/lib/quantity/exact-text";
import { toNumber } from "@/lib/quantity/fraction";
import { lineTotal } from "@/lib/quantity/line-total";
import { type Amount, dimensionOf, totalOf } from "@/lib/quantity/total";
import type { GroceryItemWire, GroceryShareWire } from "@/lib/schemas/grocery";
import type { amountErrors } from "@/messages/en/amount-errors";

const amountOf = (exact: string | null, unit: string | null): Amount => ({
  value: exact === null ? null : parseExactText(exact),
  unit,
});
export const ownOf = (item: GroceryItemWire): Amount => amountOf(item.own_exact, item.own_unit);
export const shareOf = (share: GroceryShareWire): Amount => amountOf(share.quantity_exact, share.quantity_unit);

/** The sum of the recipes' shares of a line, or null when no recipe gives an amount. */
export const recipesTotal = (item: GroceryItemWire): Amount | null => totalOf(item.sources.map(shareOf));

/** The dimension (mass, volume, count …) that a recipe's amount needs to be added to this line. */
export function dimensionIn(item: GroceryItemWire): string {
  const wanted = item.is_manual ? null : recipesTotal(item);
  return wanted ? dimensionOf(wanted) : "some";
}

const sumOf = (item: GroceryItemWire, own: Amount): Amount =>
  lineTotal({ isManual: item.is_manual, own, shares: item.sources.map(shareOf) });

/** The amount that the line states, unrounded; null if it states no number. */
export function exactSum(item: GroceryItemWire): string | null {
  const { value } = sumOf(item, ownOf(item));
  return value && exactText(value);
}

/** The line with its sum recalculated. */
export function withSum(item: GroceryItemWire, own: Amount = ownOf(item)): GroceryItemWire {
  const { value, unit } = sumOf(item, own);
  return {
    ...item,
    own_exact: own.value && exactText(own.value),
    own_unit: own.unit,
    quantity_value: value && Number(toNumber(value).toFixed(3)),
    quantity_unit: unit,
    quantity_text: amountText({ value, unit }),
  };
}

/** A copy of the share with another amount. */
export const withAmount = (share: GroceryShareWire, amount: Amount): GroceryShareWire => ({
  ...share,
  quantity_exact: amount.value && exactText(amount.value),
  quantity_text: amountText(amount),
});

/** Validates a typed amount before it is sent; null if it is valid. */
export function amountProblem(
  item: GroceryItemWire,
  amount: EditedAmount,
): { field: "quantity" | "unit"; key: keyof typeof amountErrors } | null {
  try {
    ownAmount({ isManual: item.is_manual, dimension: dimensionIn(item) }, amount);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isUnit = error.fields?.[0]?.loc.includes("quantity_unit") === true;
    return isUnit ? { field: "unit", key: "otherUnitThanRecipes" } : { field: "quantity", key: "amountLike" };
  }
}
