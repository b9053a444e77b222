import { amountText } from "@/lib/quantity/amount-text";
import { exactText, parseExactText } from "@/lib/quantity/exact-text";
import { divide, type Fraction, fractionFromDecimal, multiply, toNumber } from "@/lib/quantity/fraction";
import { lineTotal, NO_AMOUNT, ownBeside } from "@/lib/quantity/line-total";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { type Amount, dimensionOf, normalizeAmount, totalOf } from "@/lib/quantity/total";
import type { GroceryChange, GroceryItemWire, GroceryShareWire } from "@/lib/schemas/grocery";

type EditedAmount = NonNullable<Extract<GroceryChange, { type: "edit" }>["amount"]>;

const amountOf = (exact: string | null, unit: string | null): Amount => ({
  value: exact === null ? null : parseExactText(exact),
  unit,
});
const ownOf = (item: GroceryItemWire): Amount => amountOf(item.own_exact, item.own_unit);
const shareOf = (share: GroceryShareWire): Amount => amountOf(share.quantity_exact, share.quantity_unit);

/** The sum of what recipes want of a line, or null when none says how much. */
export const recipesTotal = (item: GroceryItemWire): Amount | null => totalOf(item.sources.map(shareOf));

const sumOf = (item: GroceryItemWire, own: Amount): Amount =>
  lineTotal({ isManual: item.is_manual, own, shares: item.sources.map(shareOf) });

/** What stands in the line, not rounded; null where it says no number. */
export function exactSum(item: GroceryItemWire): string | null {
  const { value } = sumOf(item, ownOf(item));
  return value && exactText(value);
}

/** The line with its sum worked out anew, by the rules of the server. */
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

/** What a person typed, as the server reads it. `value` null: no number. */
export function typedAmount(value: string | number | { exact: string } | null, unit: string | null): Amount | null {
  if (value === null || value === "") return normalizeAmount({ value: null, unit });
  if (typeof value === "object") return normalizeAmount({ value: parseExactText(value.exact), unit });
  const read = typeof value === "number" ? fractionFromDecimal(value.toFixed(6)) : parseQuantity(value);
  return read && normalizeAmount({ value: read, unit });
}

/** Null for an amount that cannot be: no number, or in a measure that the recipes' shares cannot be added to. */
export function editedOwn(item: GroceryItemWire, { value, unit, recipes }: EditedAmount): Amount | null {
  const wanted = typedAmount(value, unit);
  if (!wanted || item.is_manual) return wanted;
  const own = ownBeside(wanted, recipes && amountOf(recipes.value, recipes.unit));
  if (own === "other") return null;
  const wantedByRecipes = recipesTotal(item);
  if (own.value && wantedByRecipes && dimensionOf(own) !== dimensionOf(wantedByRecipes)) return null;
  return own.value ? own : NO_AMOUNT;
}

/** By how much everything of a recipe changes with its servings. */
export const factorOf = (before: number, after: number): Fraction =>
  divide(fractionFromDecimal(after.toFixed(3)), fractionFromDecimal(before.toFixed(3)));

export function scaleShare(share: GroceryShareWire, factor: Fraction): GroceryShareWire {
  const { value, unit } = shareOf(share);
  if (!value) return share;
  const scaled = multiply(value, factor);
  return { ...share, quantity_exact: exactText(scaled), quantity_text: amountText({ value: scaled, unit }) };
}
