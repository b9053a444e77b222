import { formatQuantity } from "@/lib/quantity/format-quantity";
import { type Fraction, fraction, multiply } from "@/lib/quantity/fraction";
import { matchQuantity } from "@/lib/quantity/parse-quantity";

export const SCALES = ["1/2", "1", "2"] as const;
export type Scale = (typeof SCALES)[number];

const FACTORS: Record<Scale, Fraction> = { "1/2": fraction(1, 2), "1": fraction(1), "2": fraction(2) };

/** Between the two ends of a range: 2-3, 2 – 3, 2 to 3, 2 or 3. */
const RANGE = /\s*(?:[-–—]|\b(?:to|or)\b)\s*/y;

/**
 * A quantity as it is written, times the scale: the leading whole number, decimal, fraction or mixed
 * number is rounded to the nearest eighth, and so is the other end when it is a range. What follows
 * stays; what starts with no number stays as it is. Unscaled text is never touched.
 */
export function scaleQuantity(text: string, scale: Scale): string {
  if (scale === "1") return text;
  const start = text.length - text.trimStart().length;
  const first = matchQuantity(text, start);
  if (!first) return text;
  const times = (value: Fraction) => formatQuantity(multiply(value, FACTORS[scale]));
  RANGE.lastIndex = first.end;
  const between = RANGE.exec(text)?.[0];
  const second = between === undefined ? null : matchQuantity(text, first.end + between.length);
  const scaled = second
    ? `${times(first.value)}${between}${times(second.value)}${text.slice(second.end)}`
    : `${times(first.value)}${text.slice(first.end)}`;
  return text.slice(0, start) + scaled;
}

/** How many servings the scaled recipe makes. */
export const scaleServings = (servings: number, scale: Scale): number =>
  (servings * Number(FACTORS[scale].numerator)) / Number(FACTORS[scale].denominator);
