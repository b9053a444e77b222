import { formatQuantity } from "./format-quantity";
import { compare, divide, type Fraction, fraction, multiply, ONE, roundTo, subtract, toNumber, ZERO } from "./fraction";
import type { Amount } from "./total";
import { findUnit } from "./units";

const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l", "mm", "cm"]);
const THOUSAND = fraction(1000);

/** An amount for shoppers: "1 1/2 cups", "2 cups 3 tbsp", "476.6 ml", "1.25 kg". Rounded for display only. */
export function amountText(amount: Amount | null): string {
  if (!amount?.value) return "";
  const { value, unit } = larger(amount.value, amount.unit);
  if (unit === null) return readableFraction(value);
  if (METRIC.has(unit)) return `${metricText(value)} ${unit}`;
  return inSteps(value, unit) ?? `${readableFraction(value)} ${named(value, unit)}`;
}

/** A third stays a third. Fractions that no spoon or scale shows are rounded to an eighth. */
function readableFraction(value: Fraction): string {
  if (value.denominator !== 3n || value.numerator < 0n) return formatQuantity(value);
  const whole = value.numerator / 3n;
  return `${whole > 0n ? `${whole} ` : ""}${value.numerator % 3n}/3`;
}

const PLURAL_MEASURES = new Set(["cup", "pint", "quart", "gallon", "inch"]);

const SIZED = /^(\S+) (\(.+\))$/;

/** "1/2 cup", "2 cups", "3 cloves", "2 cans (400 g)". A unit without a plural in the table stays unchanged. */
function named(value: Fraction, key: string): string {
  const [, pack, size] = SIZED.exec(key) ?? [];
  if (pack !== undefined) return `${named(value, pack)} ${size}`;
  const unit = findUnit(key);
  if (!unit || unit.key !== key || compare(value, ONE) <= 0) return key;
  if (unit.kind !== "count" && !PLURAL_MEASURES.has(key)) return key;
  return unit.spellings.find((spelling) => spelling !== key && spelling.endsWith("s")) ?? key;
}

/** A unit expressed in the smallest one: `size` of them, shown in multiples of `part`. */
type Step = { readonly unit: string; readonly size: bigint; readonly part: Fraction };
type Ladder = { readonly steps: readonly Step[]; readonly stays: (value: Fraction, unit: string) => boolean };

const QUARTER = fraction(1, 4);
const EIGHTH = fraction(1, 8);

const SPOONS: Ladder = {
  steps: [
    { unit: "cup", size: 48n, part: QUARTER },
    { unit: "tbsp", size: 3n, part: ONE },
    { unit: "tsp", size: 1n, part: EIGHTH },
  ],
  stays: (value, unit) => {
    if (unit === "tsp") return compare(value, fraction(3)) < 0;
    const isPlain = [1n, 2n, 3n, 4n, 8n].includes(value.denominator);
    return unit === "cup" ? isPlain : compare(value, fraction(8)) < 0 && [1n, 2n].includes(value.denominator);
  },
};
const WEIGHTS: Ladder = {
  steps: [
    { unit: "lb", size: 16n, part: ONE },
    { unit: "oz", size: 1n, part: EIGHTH },
  ],
  stays: (value, unit) => (unit === "lb" ? [1n, 2n, 4n].includes(value.denominator) : compare(value, fraction(16)) < 0),
};

const LADDERS = new Map([SPOONS, WEIGHTS].flatMap((ladder) => ladder.steps.map(({ unit }) => [unit, ladder] as const)));

/**
 * "2 cups 3 tbsp" for 35 tablespoons: exact, because the larger units are multiples of the smallest, of which at most
 * an eighth is rounded. Null if one unit is enough.
 */
function inSteps(value: Fraction, unit: string): string | null {
  const ladder = LADDERS.get(unit);
  const own = ladder?.steps.find((step) => step.unit === unit);
  if (!ladder || !own || value.numerator <= 0n || ladder.stays(value, unit)) return null;
  let rest = roundTo(multiply(value, fraction(own.size)), 8n);
  if (rest.numerator === 0n) return null;
  const words: string[] = [];
  for (const { unit: name, size, part } of ladder.steps) {
    const count = wholeParts(divide(rest, fraction(size)), part);
    if (count.numerator === 0n) continue;
    words.push(`${readableFraction(count)} ${named(count, name)}`);
    rest = subtract(rest, multiply(count, fraction(size)));
  }
  return words.join(" ");
}

/** The largest multiple of `part` that is not above the value. */
function wholeParts(value: Fraction, part: Fraction): Fraction {
  const { numerator, denominator } = divide(value, part);
  return multiply(fraction(numerator / denominator), part);
}

function larger(value: Fraction, unit: string | null): { value: Fraction; unit: string | null } {
  if ((unit === "g" || unit === "ml") && compare(value, THOUSAND) >= 0) {
    return { value: fraction(value.numerator, value.denominator * 1000n), unit: unit === "g" ? "kg" : "l" };
  }
  return { value, unit };
}

/** One decimal from ten on, two below. A positive amount is never shown as 0. */
function metricText(value: Fraction): string {
  const parts = compare(value, fraction(10)) >= 0 ? 10n : 100n;
  const rounded = roundTo(value, parts);
  if (rounded.numerator === 0n && compare(value, ZERO) > 0) return "0.01";
  return String(toNumber(rounded));
}
