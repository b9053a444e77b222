import { add, compare, type Fraction, fraction, multiply, ZERO } from "./fraction";
import { convert, findUnit, METRIC_UNITS, type Unit } from "./units";

/** An amount as it was written. Without a value: "salt, to taste". Without a unit: "3 eggs". */
export type Amount = { readonly value: Fraction | null; readonly unit: string | null };

const TWELVE = fraction(12);
const METRIC_BASE: Readonly<Record<string, string>> = { mass: "g", volume: "ml", length: "mm" };

/** The key of a known unit, or the folded words of an unknown one. A dozen becomes twelve pieces. */
export function normalizeAmount({ value, unit }: Amount): Amount {
  const text = unit?.trim() ?? "";
  if (text === "") return { value, unit: null };
  const known = findUnit(text);
  if (known?.key === "dozen") return { value: multiply(value ?? fraction(1), TWELVE), unit: null };
  return { value, unit: known?.key ?? text.toLowerCase() };
}

/**
 * Amounts of one food can be added exactly if their dimensions are equal: both weights, both volumes, or the same kind
 * of piece. Adding others would need a density, which nobody stated, so they stay apart.
 */
export function dimensionOf(amount: Amount): string {
  const { value, unit } = normalizeAmount(amount);
  const known = unit === null ? null : findUnit(unit);
  if (known && known.kind !== "count" && value) return known.kind;
  if (!value) return "some";
  return unit === null ? "piece" : `piece:${unit}`;
}

/**
 * The exact sum of amounts of one dimension, in any order. The unit is the shared one; otherwise grams, millilitres or
 * millimetres if one of the amounts is metric; otherwise the largest unit among them. Null if no amount has a value.
 */
export function totalOf(amounts: readonly Amount[]): Amount | null {
  const counted = amounts.map(normalizeAmount).filter((amount) => amount.value !== null);
  const [first] = counted;
  if (!first) return null;
  const unit = commonUnit(counted.map((amount) => amount.unit));
  let sum = ZERO;
  for (const amount of counted) sum = add(sum, inUnit(amount, unit));
  return { value: sum, unit };
}

function commonUnit(units: readonly (string | null)[]): string | null {
  const keys = [...new Set(units)];
  const [only = null] = keys;
  if (keys.length === 1) return only;
  const known = keys.map((key) => (key === null ? null : findUnit(key))).filter((unit): unit is Unit => unit !== null);
  const metric = known.find((unit) => METRIC_UNITS.has(unit.key));
  if (metric) return METRIC_BASE[metric.kind] ?? metric.key;
  return known.reduce<Unit | null>((largest, unit) => (isLarger(unit, largest) ? unit : largest), null)?.key ?? null;
}

const isLarger = (unit: Unit, than: Unit | null): boolean =>
  than === null || (unit.size !== null && than.size !== null && compare(unit.size, than.size) > 0);

/** Throws RangeError if the two dimensions differ, which callers must rule out. */
function inUnit(amount: Amount, unit: string | null): Fraction {
  const value = amount.value ?? ZERO;
  if (amount.unit === unit) return value;
  const from = amount.unit === null ? null : findUnit(amount.unit);
  const to = unit === null ? null : findUnit(unit);
  const converted = from && to ? convert(value, from, to) : null;
  if (!converted) throw new RangeError(`'${amount.unit ?? ""}' and '${unit ?? ""}' measure different things.`);
  return converted;
}
