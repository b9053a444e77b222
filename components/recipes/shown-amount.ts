import { amountText } from "@/components/recipes/recipe-words";
import { RANGE, type Scale, scaleFraction, scaleQuantity } from "@/components/recipes/scale-quantity";
import { type Fraction, fractionFromDecimal, multiply } from "@/lib/quantity/fraction";
import { gramsText, inSystem, type Measured, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { matchQuantity, parseQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, type Unit } from "@/lib/quantity/units";
import type { AnalysedIngredientWire } from "@/lib/schemas/recipes";

export type AmountLine = Pick<AnalysedIngredientWire, "name" | "quantity" | "unit" | "grams">;

/** `written`: the amount as the recipe states it, if `text` is only calculated from a usual weight; else null. */
export type ShownAmount = { readonly text: string; readonly written: string | null };

/**
 * The amount of a line at a scale, in the chosen units. An amount that they cannot express, or that is unknown, stays
 * as written.
 */
export function shownAmount(
  line: AmountLine,
  scale: Scale,
  system: UnitSystem,
  about: (amount: string) => string = (amount) => `about ${amount}`,
): ShownAmount {
  const { quantity, unit } = line;
  const written = amountText(quantity === null ? null : scaleQuantity(quantity, scale), unit);
  if (system === "written" || quantity === null) return { text: written, written: null };
  const measure = unit === null ? null : findUnit(unit);
  const weighs = system === "grams" ? "metric" : system;
  if (measure && (system !== "grams" || measure.kind === "mass")) {
    return { text: converted(quantity, measure, scale, weighs) ?? written, written: null };
  }
  const grams = system === "grams" ? usualWeight(line, scale) : null;
  return grams ? { text: about(`${grams.quantity} ${grams.unit}`), written } : { text: written, written: null };
}

/**
 * Converts a quantity or both ends of a range. Null if the text contains more than numbers, or if the unit already
 * belongs to the system.
 */
function converted(quantity: string, unit: Unit, scale: Scale, system: "metric" | "us"): string | null {
  const ends = endsOf(quantity);
  if (!ends) return null;
  const converted = ends.values.map((value) => inSystem(multiply(value, scaleFraction(scale)), unit, system));
  if (converted.some((each) => each === null)) return null;
  const words = converted as Measured[];
  const [low, high] = words;
  if (!low) return null;
  if (!high) return `${low.quantity} ${low.unit}`;
  if (low.unit === high.unit && low.quantity === high.quantity) return `${low.quantity} ${low.unit}`;
  return low.unit === high.unit
    ? `${low.quantity}${ends.between}${high.quantity} ${high.unit}`
    : `${low.quantity} ${low.unit}${ends.between}${high.quantity} ${high.unit}`;
}

function endsOf(quantity: string): { values: Fraction[]; between: string } | null {
  const text = quantity.trim();
  const whole = parseQuantity(text);
  if (whole) return { values: [whole], between: "" };
  const first = matchQuantity(text, 0);
  if (!first) return null;
  RANGE.lastIndex = first.end;
  const between = RANGE.exec(text)?.[0];
  const second = between === undefined ? null : parseQuantity(text.slice(first.end + between.length));
  return between !== undefined && second ? { values: [first.value, second], between } : null;
}

/**
 * Matches a name that continues the amount: "(400 g) tin of tomatoes", "plus 2 tbsp flour". A calculated weight before
 * such a name would state the amount twice.
 */
const GOES_ON = /^\s*(?:[(\d½¼¾⅓⅔⅛+&×x]|(?:plus|and|or|to)\b)/i;

/** The engine's weight of a line; null for a line without an amount, with a range, or with several amounts. */
function usualWeight({ name, quantity, grams }: AmountLine, scale: Scale): Measured | null {
  if (grams === undefined || grams <= 0 || quantity === null || GOES_ON.test(name)) return null;
  const count = parseQuantity(quantity);
  if (!count || count.numerator <= 0n) return null;
  return gramsText(multiply(fractionFromDecimal(grams.toFixed(4)), scaleFraction(scale)));
}
