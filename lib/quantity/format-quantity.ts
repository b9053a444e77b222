import { compare, divide, type Fraction, fraction, ONE, roundTo, subtract, toNumber, ZERO } from "./fraction";
import { METRIC_UNITS } from "./units";

/** The parts that spoons, cups and knives make. Below one, small spoons and a sixth too. */
const PARTS = [1n, 2n, 3n, 4n, 8n];
const SMALL_PARTS = [...PARTS, 6n, 16n];
/** A fraction with a larger denominator must be nearer by more than this. */
const WORTH = 0.01;
const SMALL = fraction(1, 8);
/** How far, relative to the amount, the nearest part of a small amount may be from it. */
const NEAR = 0.06;

/**
 * An amount as cooks write it: "1 1/2", "2/3", "1/16", "2". Rounded to halves, thirds, quarters and eighths, below one
 * also to sixths and sixteenths. An amount that none of these is near to is one part of a whole ("1/40"), never 0.
 */
export function formatQuantity(value: Fraction): string {
  if (value.numerator === 0n) return "0";
  if (value.numerator < 0n) return `-${formatQuantity(subtract(ZERO, value))}`;
  const part = nearestPart(value);
  if (compare(value, SMALL) >= 0 || outBy(part, value) <= NEAR) return fractionText(part);
  return `1/${roundTo(divide(ONE, value), 1n).numerator}`;
}

/** The error, relative to an amount below one. */
const outBy = (part: Fraction, value: Fraction): number =>
  Math.abs(toNumber(part) - toNumber(value)) / Math.min(1, toNumber(value));

function nearestPart(value: Fraction): Fraction {
  let best = roundTo(value, 1n);
  for (const parts of compare(value, ONE) < 0 ? SMALL_PARTS : PARTS) {
    const part = roundTo(value, parts);
    if (outBy(part, value) < outBy(best, value) - WORTH) best = part;
  }
  return best;
}

/** "7/3" is "2 1/3". */
function fractionText(value: Fraction): string {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  const words = [whole > 0n ? `${whole}` : "", rest > 0n ? `${rest}/${value.denominator}` : ""];
  return words.filter((word) => word !== "").join(" ");
}

/**
 * The number of an amount in its unit: decimals for metric units (one from ten on, two below), fractions for spoons,
 * cups and pieces. A positive amount is never shown as 0.
 */
export function numberText(value: Fraction, unit: string | null): string {
  if (unit === null || !METRIC_UNITS.has(unit)) return formatQuantity(value);
  const rounded = roundTo(value, toNumber(value) >= 10 ? 10n : 100n);
  return rounded.numerator === 0n && value.numerator > 0n ? "0.01" : String(toNumber(rounded));
}

const POINT = /(?<=\d)\.(?=\d)/g;

/** The text of an amount with the decimal sign of a language: "1.5 kg" is "1,5 kg" in German. */
export function inDecimalsOf(locale: string, text: string): string {
  const sign = decimalSign(locale);
  return sign === "." ? text : text.replace(POINT, sign);
}

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
