import { formatQuantity } from "./format-quantity";
import { compare, divide, type Fraction, fraction, multiply, ONE, roundTo, toNumber } from "./fraction";
import { findUnit, METRIC_UNITS, type Unit } from "./units";

/** `written`: as in the recipe. `grams`: weights where they are known, otherwise as in the recipe. */
export const UNIT_SYSTEMS = ["written", "metric", "us", "grams"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export type Measured = { readonly quantity: string; readonly unit: string };

/** Every kitchen has spoons, so spoons are not converted to millilitres. */
const SPOONS = new Set(["tsp", "tbsp", "dsp"]);
const IN_US = new Set(["oz", "lb", "fl oz", "cup", "pint", "quart", "gallon", "inch"]);

const unitOf = (key: string): Unit => {
  const unit = findUnit(key);
  if (!unit) throw new Error(`There is no unit ${key}.`);
  return unit;
};
const sizeOf = (key: string): Fraction => unitOf(key).size ?? ONE;

/**
 * Converts an amount to the units of a system, rounded as cooks do. `formatted` is set if it changed; null if the unit
 * already belongs to the system or is a count (a clove, a tin).
 */
export function inSystem(value: Fraction, unit: Unit, system: "metric" | "us"): Measured | null {
  if (!unit.size || SPOONS.has(unit.key)) return null;
  if ((system === "metric" ? METRIC_UNITS : IN_US).has(unit.key)) return null;
  const base = multiply(value, unit.size);
  if (compare(base, fraction(0)) <= 0) return null;
  if (unit.kind === "length") return system === "metric" ? inCentimetres(base) : inInches(base);
  if (system === "metric") return unit.kind === "mass" ? metric(base, "g", "kg") : metric(base, "ml", "l");
  return unit.kind === "mass" ? inOunces(base) : inCups(base);
}

/** Grams as a kitchen scale shows them. */
export const gramsText = (grams: Fraction): Measured => metric(grams, "g", "kg");

/**
 * Rounds to tenths below 1, halves below 10, whole numbers below 100, fives below 1000, and then to hundredths of the
 * larger unit.
 */
function metric(base: Fraction, small: string, large: string): Measured {
  const amount = toNumber(base);
  if (amount >= 1000 || toNumber(steps(base, fraction(5))) >= 1000) {
    return { quantity: decimal(roundTo(divide(base, fraction(1000)), 100n)), unit: large };
  }
  if (amount < 1) return { quantity: decimal(larger(roundTo(base, 10n), fraction(1, 10))), unit: small };
  if (amount < 10) return { quantity: decimal(roundTo(base, 2n)), unit: small };
  return { quantity: decimal(amount < 100 ? roundTo(base, 1n) : steps(base, fraction(5))), unit: small };
}

function inCentimetres(base: Fraction): Measured {
  const isSmall = compare(base, fraction(10)) < 0;
  if (isSmall) return { quantity: decimal(larger(roundTo(base, 1n), ONE)), unit: "mm" };
  return { quantity: decimal(roundTo(divide(base, fraction(10)), 2n)), unit: "cm" };
}

const inInches = (base: Fraction): Measured => ({
  quantity: formatQuantity(divide(base, sizeOf("inch"))),
  unit: "inch",
});

/**
 * Eighths of an ounce, quarters from one ounce on, halves from four on; from a pound on, pounds in quarters or with
 * ounces.
 */
function inOunces(base: Fraction): Measured | null {
  const ounces = divide(base, sizeOf("oz"));
  // An amount too small for a kitchen scale in ounces stays as it is written.
  if (compare(ounces, fraction(1, 8)) < 0) return null;
  const parts = compare(ounces, ONE) < 0 ? 8n : compare(ounces, fraction(4)) < 0 ? 4n : 2n;
  const rounded = roundTo(ounces, parts);
  if (compare(rounded, fraction(16)) < 0) return { quantity: formatQuantity(rounded), unit: "oz" };
  const whole = toNumber(roundTo(ounces, 1n));
  const [pounds, rest] = [Math.floor(whole / 16), whole % 16];
  if (rest % 4 === 0) return { quantity: formatQuantity(fraction(whole, 16)), unit: "lb" };
  return { quantity: `${pounds} lb ${rest}`, unit: "oz" };
}

/** A relative error below this is acceptable in a kitchen. */
const NEAR = 0.04;
const THIRDS = [fraction(1, 4), fraction(1, 3), fraction(1, 2), fraction(2, 3), fraction(3, 4)];

/**
 * Teaspoons up to a tablespoon, spoons up to a quarter of a cup, then cups, with spoons where cups alone are not near
 * enough.
 */
function inCups(base: Fraction): Measured {
  const teaspoons = divide(base, sizeOf("tsp"));
  if (compare(teaspoons, fraction(23, 8)) < 0) {
    return { quantity: formatQuantity(spoonPart(teaspoons)), unit: "tsp" };
  }
  const tablespoons = divide(base, sizeOf("tbsp"));
  if (compare(tablespoons, fraction(31, 8)) < 0) {
    const halves = roundTo(tablespoons, 2n);
    if (outBy(halves, tablespoons) <= NEAR) return { quantity: formatQuantity(halves), unit: "tbsp" };
    return { quantity: formatQuantity(roundTo(teaspoons, 4n)), unit: "tsp" };
  }
  const cups = divide(base, sizeOf("cup"));
  const near = nearCups(cups);
  if (near) return { quantity: near, unit: compare(cups, fraction(17, 16)) > 0 ? "cups" : "cup" };
  const halves = toNumber(roundTo(tablespoons, 2n)) * 2;
  // Quarters of a cup, and the rest in tablespoons. Eight half tablespoons make a quarter of a cup.
  const quarters = fraction(Math.floor(halves / 8), 4);
  const rest = formatQuantity(fraction(halves % 8, 2));
  if (halves % 8 === 0) return { quantity: formatQuantity(quarters), unit: halves > 32 ? "cups" : "cup" };
  return { quantity: `${formatQuantity(quarters)} ${halves >= 40 ? "cups" : "cup"} ${rest}`, unit: "tbsp" };
}

/** Quarters of a teaspoon, below one eighths; what is smaller stays. */
function spoonPart(teaspoons: Fraction): Fraction {
  if (compare(teaspoons, ONE) >= 0) return roundTo(teaspoons, 4n);
  return compare(teaspoons, fraction(1, 8)) < 0 ? teaspoons : roundTo(teaspoons, 8n);
}

/** Whole cups with the quarters and thirds of a measuring set, or null if none is near enough. */
function nearCups(cups: Fraction): string | null {
  const whole = Math.floor(toNumber(cups));
  const candidates = [whole, whole + 1].flatMap((count) => [
    fraction(count),
    ...THIRDS.map((part) => fraction(BigInt(count) * part.denominator + part.numerator, part.denominator)),
  ]);
  const [best] = candidates.sort((a, b) => outBy(a, cups) - outBy(b, cups));
  return best && outBy(best, cups) <= NEAR && compare(best, fraction(0)) > 0 ? formatQuantity(best) : null;
}

/** The error relative to the exact value. */
const outBy = (value: Fraction, exact: Fraction): number => Math.abs(toNumber(value) / toNumber(exact) - 1);
const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) > 0 ? a : b);
const steps = (value: Fraction, step: Fraction): Fraction => multiply(roundTo(divide(value, step), 1n), step);
const decimal = (value: Fraction): string => String(Number(toNumber(value).toFixed(2)));
