import { subtract, ZERO } from "./fraction";
import { type Amount, dimensionOf, totalOf } from "./total";

/**
 * The parts of a grocery line. A manual line has only `own`; on other lines, `own` is what the person added to the
 * recipes' shares or took away.
 */
export type LineParts = { readonly isManual: boolean; readonly own: Amount; readonly shares: readonly Amount[] };

export const NO_AMOUNT: Amount = { value: null, unit: null };

/** The recipes' shares plus the person's own change, never below zero. */
export function lineTotal({ isManual, own, shares }: LineParts): Amount {
  if (isManual) return own;
  const total = totalOf(own.value ? [...shares, own] : shares) ?? NO_AMOUNT;
  return total.value && total.value.numerator < 0n ? { value: ZERO, unit: total.unit } : total;
}

/**
 * The own change that makes the total of a line equal to `wanted`. Null: none is needed. `"other"`: `wanted` and the
 * recipes' amount have units that cannot be added.
 */
export function ownBeside(wanted: Amount, recipes: Amount | null): Amount | "other" {
  if (!wanted.value || !recipes?.value) return wanted.value ? wanted : NO_AMOUNT;
  if (dimensionOf(wanted) !== dimensionOf(recipes)) return "other";
  return totalOf([wanted, { value: subtract(ZERO, recipes.value), unit: recipes.unit }]) ?? NO_AMOUNT;
}
