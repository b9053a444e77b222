import { compare, type Fraction, fraction, multiply, ONE, roundTo, toNumber } from "@/lib/quantity/fraction";
import { convert, findUnit, type Unit } from "@/lib/quantity/units";
import type { Measured } from "./ratio";

/**
 * Measures from the largest to the smallest. An amount is written in the first one in which it is a fraction that
 * measuring spoons have (ON_A_SPOON).
 */
const SPOONS = ["cup", "tbsp", "tsp"].flatMap((key) => findUnit(key) ?? []);
const ON_A_SPOON = new Set([1n, 2n, 3n, 4n, 8n]);
const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l"]);
const ABBREVIATED = new Set([...METRIC, "oz", "lb", "tsp", "tbsp", "dsp", "fl oz", "mm", "cm"]);
const SMALLEST_SHARE = fraction(1, 4);
/** From this many spoons on, the next larger measure is preferred if it is readable. */
const MANY = fraction(6);

/** Quantity and unit as a recipe writes them. Both ends of a range get the same unit. */
export function measuredText(low: Measured, high: Measured | null): { quantity: string; unit: string | null } {
  const unit = readableUnit(low);
  const ends = [low, high].flatMap((end) => (end ? [inUnit(end, unit)] : []));
  const last = ends.at(-1) ?? low.value;
  return { quantity: ends.map((value) => numberText(value, unit)).join("-"), unit: unit && unitText(unit, last) };
}

function inUnit({ value, unit }: Measured, wanted: Unit | null): Fraction {
  return (unit && wanted && convert(value, unit, wanted)) ?? value;
}

/**
 * The unit in which the amount is easiest to measure, by exact conversion: 1/16 cup becomes 1 tablespoon, 12
 * tablespoons become 3/4 cup.
 */
function readableUnit(measured: Measured): Unit | null {
  const { unit } = measured;
  if (!unit || !SPOONS.some(({ key }) => key === unit.key)) return unit;
  const isReadable = (spoon: Unit) => {
    const amount = inUnit(measured, spoon);
    return ON_A_SPOON.has(amount.denominator) && compare(amount, SMALLEST_SHARE) >= 0;
  };
  const isHandy = isReadable(unit) && compare(measured.value, MANY) < 0;
  return isHandy ? unit : (SPOONS.find(isReadable) ?? unit);
}

function numberText(value: Fraction, unit: Unit | null): string {
  if (unit && METRIC.has(unit.key)) return metricText(value);
  const whole = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  if (rest === 0n) return `${whole}`;
  return `${whole > 0n ? `${whole} ` : ""}${rest}/${value.denominator}`;
}

/** Two decimal places, or one from ten upwards: finer than any kitchen scale. A positive amount never becomes 0. */
function metricText(value: Fraction): string {
  const hundredths = roundTo(value, 100n);
  if (hundredths.numerator === 0n) return "0.01";
  const isSmall = compare(value, fraction(10)) < 0;
  return String(
    toNumber(isSmall || compare(multiply(hundredths, ONE), value) === 0 ? hundredths : roundTo(value, 10n)),
  );
}

/** The plural is used only if it is a known spelling of the unit, so that the text can be parsed again. */
function unitText({ key, spellings }: Unit, value: Fraction): string {
  if (ABBREVIATED.has(key) || compare(value, ONE) <= 0) return key;
  const plurals = [`${key}s`, `${key}es`, key.replace(/fe?$/, "ves")];
  return plurals.find((plural) => plural !== key && spellings.includes(plural)) ?? key;
}
