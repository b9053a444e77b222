import { divide, type Fraction, fraction, fractionFromDecimal, multiply, toNumber } from "@/lib/quantity/fraction";
import { parseQuantity } from "@/lib/quantity/parse-quantity";

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
