import { type Fraction, fraction, roundTo } from "@/lib/quantity/fraction";
import type { Amount } from "@/lib/quantity/total";

/** The columns of an amount, as a bigint fraction in lowest terms. */
export type AmountColumns = {
  quantityNumerator: bigint | null;
  quantityDenominator: bigint | null;
  quantityUnit: string | null;
};

/** The largest value that leaves room for a sum in PostgreSQL's bigint. */
const LARGEST = 2n ** 62n;
const MILLION = 1_000_000n;

export function toColumns(amount: Amount): AmountColumns {
  const value = amount.value === null ? null : storable(amount.value);
  return {
    quantityNumerator: value?.numerator ?? null,
    quantityDenominator: value?.denominator ?? null,
    quantityUnit: amount.unit,
  };
}

export function fromColumns(row: AmountColumns): Amount {
  const hasValue = row.quantityNumerator !== null && row.quantityDenominator !== null;
  return {
    value: hasValue ? fraction(row.quantityNumerator as bigint, row.quantityDenominator as bigint) : null,
    unit: row.quantityUnit,
  };
}

/**
 * The exact fraction, as for every amount that a person writes; only one too large for the columns is rounded to a
 * millionth.
 */
function storable(value: Fraction): Fraction | null {
  const fits = (one: Fraction) => one.denominator < LARGEST && one.numerator < LARGEST && one.numerator > -LARGEST;
  if (fits(value)) return value;
  const rounded = roundTo(value, MILLION);
  return fits(rounded) ? rounded : null;
}
