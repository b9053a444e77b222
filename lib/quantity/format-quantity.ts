import { compare, type Fraction, roundTo, ZERO } from "./fraction";

/**
 * Rounds to the nearest eighth, as cooks write it: "1 1/2", "3/8", "2". A small positive amount becomes 1/8, never 0.
 */
export function formatQuantity(value: Fraction): string {
  const rounded = roundTo(value, 8n);
  if (rounded.numerator === 0n) return compare(value, ZERO) > 0 ? "1/8" : "0";
  const negative = rounded.numerator < 0n;
  const magnitude = negative ? -rounded.numerator : rounded.numerator;
  const whole = magnitude / rounded.denominator;
  const rest = magnitude % rounded.denominator;
  const words = [whole > 0n ? `${whole}` : "", rest > 0n ? `${rest}/${rounded.denominator}` : ""];
  return `${negative ? "-" : ""}${words.filter((word) => word !== "").join(" ")}`;
}
