import { amountText as amountWords } from "@/components/recipes/recipe-words";
import { type Scale, scaleFraction } from "@/components/recipes/scale";
import { amountText, unitWord } from "@/lib/quantity/amount-text";
import { parseExactText } from "@/lib/quantity/exact-text";
import { inDecimalsOf, numberText } from "@/lib/quantity/format-quantity";
import { compare, type Fraction, fractionFromDecimal, multiply, ONE } from "@/lib/quantity/fraction";
import { gramsText, inSystem, type Measured, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { inNumber, scaledText } from "@/lib/quantity/scaled-text";
import { findUnit, type Unit } from "@/lib/quantity/units";
import type { AnalysedIngredientWire, LineNumberWire } from "@/lib/schemas/recipes";

export type ScalableLine = Pick<AnalysedIngredientWire, "name" | "quantity" | "unit" | "note" | "grams" | "numbers">;

/** How a line is shown: at a scale, in the units that the person chose, with the decimal sign of their language. */
export type Showing = {
  readonly scale: Scale;
  readonly units: UnitSystem;
  readonly locale: string;
  /** Marks a weight that is only calculated: "about 125 g". */
  readonly about: (amount: string) => string;
};

/**
 * `amount`, `name` and `note` of a line, scaled. `written`: the amount as the recipe states it, if `amount` is only
 * calculated from a usual weight; else null.
 */
export type ShownLine = {
  readonly amount: string;
  readonly name: string;
  readonly note: string | null;
  readonly written: string | null;
};

/**
 * The line at a scale, in the chosen units. An amount that they cannot express, or that is unknown, stays as written.
 * Which numbers grow with the servings is what the server read (`numbers`).
 */
export function shownLine(line: ScalableLine, showing: Showing): ShownLine {
  const factor = scaleFraction(showing.scale);
  const numbers = line.numbers ?? [WHOLE_LINE];
  const inField = (field: LineNumberWire["field"]) => numbers.filter((number) => number.field === field);
  const scaled = (field: "name" | "note", text: string) => scaledText(text, inField(field), factor, showing.locale);
  const amount = shownAmount(line, inField("quantity"), factor, showing);
  return { ...amount, name: scaled("name", line.name), note: line.note && scaled("note", line.note) };
}

/** A line whose numbers nobody read is multiplied as a whole: "2 × 1 pinch(es)". */
const WHOLE_LINE: LineNumberWire = { field: "quantity", from: 0, to: 0, value: "1/1", unit: null };

type Shown = Pick<ShownLine, "amount" | "written">;

function shownAmount(
  line: ScalableLine,
  numbers: readonly LineNumberWire[],
  factor: Fraction,
  showing: Showing,
): Shown {
  const { units, locale, about } = showing;
  const own = ownWords(line, numbers, factor, locale);
  const ends = endsOf(line.quantity, numbers);
  if (units === "written" || !ends) return { amount: own, written: null };
  const measure = line.unit === null ? null : findUnit(line.unit);
  if (measure && (units !== "grams" || measure.kind === "mass")) {
    const words = converted(ends, measure, factor, units === "grams" ? "metric" : units);
    return { amount: words === null ? own : inDecimalsOf(locale, words), written: null };
  }
  const grams = units === "grams" ? usualWeight(line, ends, numbers.length, factor) : null;
  if (!grams) return { amount: own, written: null };
  return { amount: about(inDecimalsOf(locale, `${grams.quantity} ${grams.unit}`)), written: own };
}

/** The amount in its own units. A single number in a known unit may change to a larger or smaller one: "2 kg". */
function ownWords(line: ScalableLine, numbers: readonly LineNumberWire[], factor: Fraction, locale: string): string {
  const { quantity, unit } = line;
  if (quantity === null) return unit ?? "";
  if (compare(factor, ONE) === 0) return amountWords(quantity, unit);
  const ends = endsOf(quantity, numbers);
  const only = ends?.values.length === 1 ? ends.values[0] : undefined;
  const key = unit === null ? undefined : findUnit(unit)?.key;
  if (only && unit !== null && key !== undefined) {
    const value = multiply(only, factor);
    const text = amountText({ value, unit: key });
    const isSameUnit = text === `${numberText(value, key)} ${unitWord(value, key)}`;
    return inDecimalsOf(locale, isSameUnit ? `${numberText(value, key)} ${inNumber(unit, only, value)}` : text);
  }
  const last = parseExactText(numbers.at(-1)?.value ?? "");
  const word = unit !== null && last ? inNumber(unit, last, multiply(last, factor)) : unit;
  return amountWords(scaledText(quantity, numbers, factor, locale), word);
}

type Ends = { readonly values: readonly Fraction[]; readonly joint: string };

/** The value of a quantity, or both ends of a range. Null if the text contains more than these. */
function endsOf(quantity: string | null, numbers: readonly LineNumberWire[]): Ends | null {
  const [low, high] = numbers;
  if (quantity === null || !low || numbers.length > 2) return null;
  const last = high ?? low;
  if (quantity.slice(0, low.from).trim() !== "" || quantity.slice(last.to).trim() !== "" || low.from === low.to)
    return null;
  const values = numbers.map(({ value }) => parseExactText(value)).filter((value) => value !== null);
  const joint = high ? quantity.slice(low.to, high.from) : "";
  return values.length === numbers.length && !/\d/.test(joint) ? { values, joint } : null;
}

/** Null if the unit belongs to the system already. */
function converted({ values, joint }: Ends, unit: Unit, factor: Fraction, system: "metric" | "us"): string | null {
  const words = values.map((value) => inSystem(multiply(value, factor), unit, system));
  const [low, high] = words;
  if (!low || words.includes(null)) return null;
  if (!high || (low.unit === high.unit && low.quantity === high.quantity)) return `${low.quantity} ${low.unit}`;
  return low.unit === high.unit
    ? `${low.quantity}${joint}${high.quantity} ${high.unit}`
    : `${low.quantity} ${low.unit}${joint}${high.quantity} ${high.unit}`;
}

/** Matches a name that continues the amount: "(400 g) tin of tomatoes", "x 400 g tins". */
const GOES_ON = /^\s*(?:[(\d½¼¾⅓⅔⅛+&×x]|(?:plus|and|or|to)\b)/i;

/** The engine's weight of a line; null for a line with a range or with several amounts. */
function usualWeight(
  { name, grams, numbers }: ScalableLine,
  { values }: Ends,
  inQuantity: number,
  factor: Fraction,
): Measured | null {
  if (
    grams === undefined ||
    grams <= 0 ||
    values.length !== 1 ||
    (numbers ?? []).filter(({ word }) => word === undefined).length !== inQuantity
  )
    return null;
  if (GOES_ON.test(name)) return null;
  return gramsText(multiply(fractionFromDecimal(grams.toFixed(4)), factor));
}
