import { formatQuantity, numberText } from "./format-quantity";
import { compare, divide, type Fraction, fraction, multiply, ONE, roundTo, subtract } from "./fraction";
import type { Amount } from "./total";
import { findUnit, METRIC_UNITS } from "./units";

const THOUSAND = fraction(1000);

/** An amount for shoppers: "1 1/2 cups", "2 cups 3 tbsp", "476.6 ml", "1.25 kg". Rounded for display only. */
export function amountText(amount: Amount | null): string {
  if (!amount?.value) return "";
  const { value, unit } = larger(amount.value, amount.unit);
  if (unit === null) return formatQuantity(value);
  if (METRIC_UNITS.has(unit)) return `${numberText(value, unit)} ${unit}`;
  return inSteps(value, unit) ?? `${formatQuantity(value)} ${unitWord(value, unit)}`;
}

const PLURAL_MEASURES = new Set(["cup", "pint", "quart", "gallon", "inch"]);

const SIZED = /^(\S+) (\(.+\))$/;

/** "1/2 cup", "2 cups", "3 cloves", "2 cans (400 g)". A unit without a plural in the table stays unchanged. */
export function unitWord(value: Fraction, key: string): string {
  const [, pack, size] = SIZED.exec(key) ?? [];
  if (pack !== undefined) return `${unitWord(value, pack)} ${size}`;
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
const SIXTEENTH = fraction(1, 16);

const SPOONS: Ladder = {
  steps: [
    { unit: "cup", size: 48n, part: QUARTER },
    { unit: "tbsp", size: 3n, part: ONE },
    { unit: "tsp", size: 1n, part: SIXTEENTH },
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
 * "2 cups 3 tbsp" for 35 tablespoons: exact, because the larger units are multiples of the smallest, which is rounded
 * to an eighth, below one to a sixteenth. Null if one unit is enough.
 */
function inSteps(value: Fraction, unit: string): string | null {
  const ladder = LADDERS.get(unit);
  const own = ladder?.steps.find((step) => step.unit === unit);
  if (!ladder || !own || value.numerator <= 0n || ladder.stays(value, unit)) return null;
  const inSmallest = multiply(value, fraction(own.size));
  let rest = roundTo(inSmallest, compare(inSmallest, ONE) < 0 ? 16n : 8n);
  if (rest.numerator === 0n) return null;
  const words: string[] = [];
  for (const { unit: name, size, part } of ladder.steps) {
    const count = wholeParts(divide(rest, fraction(size)), part);
    if (count.numerator === 0n) continue;
    words.push(`${formatQuantity(count)} ${unitWord(count, name)}`);
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
