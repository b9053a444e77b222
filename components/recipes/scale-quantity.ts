import { formatQuantity } from "@/lib/quantity/format-quantity";
import { divide, type Fraction, fraction, fractionFromDecimal, multiply, toNumber } from "@/lib/quantity/fraction";
import { matchQuantity, parseQuantity } from "@/lib/quantity/parse-quantity";

export const SCALES = ["1/2", "1", "2"] as const;
/**
 * The factor of a recipe's amounts: "1/2", "2", or any other ratio such as "5/4" (five servings of a recipe for four).
 */
export type Scale = string;

const SCALE = /^([1-9]\d{0,6})(?:\/([1-9]\d{0,6}))?$/;

export const isScale = (text: string): text is Scale => SCALE.test(text);

/** The exact factor of a scale. */
export function scaleFraction(scale: Scale): Fraction {
  const [, top = "1", bottom = "1"] = SCALE.exec(scale) ?? [];
  return fraction(Number(top), Number(bottom));
}

/** The separator between the two ends of a range: 2-3, 2 – 3, 2 to 3, 2 or 3. */
export const RANGE = /\s*(?:[-–—]|\b(?:to|or)\b)\s*/y;

/**
 * Multiplies a written quantity by the scale. The leading number (whole, decimal, fraction or mixed) is rounded to the
 * nearest eighth, and so is the other end of a range. The rest of the text stays, and so does a text without a leading
 * number. With the scale "1", the text is returned unchanged.
 */
export function scaleQuantity(text: string, scale: Scale): string {
  if (scale === "1") return text;
  const start = text.length - text.trimStart().length;
  const first = matchQuantity(text, start);
  if (!first) return text;
  const factor = scaleFraction(scale);
  const times = (value: Fraction) => formatQuantity(multiply(value, factor));
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
  toNumber(multiply(servingsFraction(servings), scaleFraction(scale)));

/** The factor of a scale, rounded to thousandths. */
export const scaleFactor = (scale: Scale): number => Math.max(0.001, Number(toNumber(scaleFraction(scale)).toFixed(3)));

/** In the API, servings have at most two decimals. */
const servingsFraction = (servings: number): Fraction => fractionFromDecimal(servings.toFixed(2));

export const MAX_SERVINGS = 500;

/** The scale at which a recipe for `servings` makes `wanted`. */
export function scaleFor(servings: number, wanted: Fraction): Scale {
  const { numerator, denominator } = divide(wanted, servingsFraction(servings));
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** Reads a typed number of servings; null unless it is between 1/8 and MAX_SERVINGS. */
export function readServings(text: string): Fraction | null {
  const value = parseQuantity(text);
  if (!value) return null;
  const count = toNumber(value);
  return count >= 0.125 && count <= MAX_SERVINGS && value.denominator <= 1000n ? value : null;
}

/** The next whole number of servings up or down, from 1 to MAX_SERVINGS. */
export function nextServings(shown: number, step: 1 | -1): number {
  const next = step === 1 ? Math.floor(shown) + 1 : Math.ceil(shown) - 1;
  return Math.min(MAX_SERVINGS, Math.max(1, next));
}
