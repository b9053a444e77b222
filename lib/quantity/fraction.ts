/** An exact rational number in lowest terms with a positive denominator. Calculations with amounts never round. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** Throws RangeError on a zero denominator. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1): Fraction {
  if (isPlain(numerator) && isPlain(denominator) && denominator > 0) {
    const divisor = plainDivisor(numerator, denominator);
    return { numerator: BigInt(numerator / divisor), denominator: BigInt(denominator / divisor) };
  }
  let n = BigInt(numerator);
  let d = BigInt(denominator);
  if (d === 0n) throw new RangeError("A fraction needs a denominator that is not zero.");
  if (d < 0n) {
    n = -n;
    d = -d;
  }
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d);
  return { numerator: n / divisor, denominator: d / divisor };
}

/** Small values are calculated with plain numbers, which are exact here and many times faster than big integers. */
const isPlain = (value: bigint | number): value is number =>
  typeof value === "number" && value >= 0 && Number.isSafeInteger(value);

function plainDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

/** An integer of so many digits is exact as a number. */
const MOST_PLAIN_DIGITS = 15;

/** The exact value of a decimal: "0.125" is 1/8. Throws RangeError for any other text. */
export function fractionFromDecimal(text: string): Fraction {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || (match[2] === "" && !match[3])) throw new RangeError(`'${text}' is no decimal number.`);
  const digits = match[3] ?? "";
  if (match[1] === "" && text.length <= MOST_PLAIN_DIGITS)
    return fraction(Number(`${match[2]}${digits}` || "0"), 10 ** digits.length);
  const whole = BigInt(`${match[2]}${digits}` || "0");
  return fraction(match[1] === "-" ? -whole : whole, 10n ** BigInt(digits.length));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** Throws RangeError when `b` is zero. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** A comparator for sorting: negative, zero or positive. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const toNumber = (a: Fraction): number => Number(a.numerator) / Number(a.denominator);

/** The nearest multiple of 1/`parts`; ties are rounded away from zero. */
export function roundTo(a: Fraction, parts: bigint): Fraction {
  const negative = a.numerator < 0n;
  const magnitude = negative ? -a.numerator : a.numerator;
  const rounded = (magnitude * parts * 2n + a.denominator) / (a.denominator * 2n);
  return fraction(negative ? -rounded : rounded, parts);
}
