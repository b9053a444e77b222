import { subtract, ZERO } from "./fraction";
import { type Amount, dimensionOf, totalOf } from "./total";

/** What a line of a list is made of: of a manual line `own` alone, else what was changed by hand beside the shares. */
export type LineParts = { readonly isManual: boolean; readonly own: Amount; readonly shares: readonly Amount[] };

export const NO_AMOUNT: Amount = { value: null, unit: null };

/** What recipes want of a line, and with it what the person added or took by hand. Never below nothing. */
export function lineTotal({ isManual, own, shares }: LineParts): Amount {
  if (isManual) return own;
  const total = totalOf(own.value ? [...shares, own] : shares) ?? NO_AMOUNT;
  return total.value && total.value.numerator < 0n ? { value: ZERO, unit: total.unit } : total;
}

/**
 * What stands beside the recipes' shares when a person wants so much in all. Null: their shares again. `"other"`: the
 * recipes want it in a measure that this one cannot be added to.
 */
export function ownBeside(wanted: Amount, recipes: Amount | null): Amount | "other" {
  if (!wanted.value || !recipes?.value) return wanted.value ? wanted : NO_AMOUNT;
  if (dimensionOf(wanted) !== dimensionOf(recipes)) return "other";
  return totalOf([wanted, { value: subtract(ZERO, recipes.value), unit: recipes.unit }]) ?? NO_AMOUNT;
}
