import { compare, type Fraction, multiply, roundTo, ZERO } from "./fraction";
import { matchQuantity } from "./parse-quantity";

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

/** Scales the number at the beginning of a quantity. A text without a readable number is returned unchanged. */
export function scaleQuantityText(text: string, factor: Fraction): string {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const match = matchQuantity(text, lead);
  if (!match) return text;
  return `${text.slice(0, lead)}${formatQuantity(multiply(match.value, factor))}${text.slice(match.end)}`;
}
