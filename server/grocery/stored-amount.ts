import { boundedMemo } from "@/lib/collections/bounded-memo";
import { amountText } from "@/lib/quantity/amount-text";
import { exactText } from "@/lib/quantity/exact-text";
import { fraction, toNumber } from "@/lib/quantity/fraction";
import type { Amount } from "@/lib/quantity/total";

/** An amount with its text for people. */
export type StoredAmount = Amount & {
  readonly text: string;
  /** "7/3", not rounded; null without a value. */
  readonly exact: string | null;
  /** Rounded to a thousandth, or null without a value. */
  readonly rounded: number | null;
};

/**
 * Memoised, because lists contain the same few amounts again and again, and exact arithmetic is slower than a look-up.
 */
const memo = boundedMemo<StoredAmount>(20_000);

/** Parses the columns, sent as text because they may exceed JavaScript's safe integers. */
export function storedAmount(numerator: string | null, denominator: string | null, unit: string | null): StoredAmount {
  return memo(`${numerator}/${denominator} ${unit}`, () => {
    const hasValue = numerator !== null && denominator !== null;
    return readable({ value: hasValue ? fraction(BigInt(numerator), BigInt(denominator)) : null, unit });
  });
}

export const readable = (amount: Amount): StoredAmount => ({
  ...amount,
  text: amountText(amount),
  exact: amount.value && exactText(amount.value),
  rounded: amount.value && Number(toNumber(amount.value).toFixed(3)),
});
