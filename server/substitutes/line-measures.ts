import { compare, fraction, multiply, ONE } from "@/lib/quantity/fraction";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Measured } from "./ratio";

/** An amount of a food, or a range of amounts (`high` not null). */
export type Range = { readonly low: Measured; readonly high: Measured | null };

const TWELVE = fraction(12);

/**
 * The amount of a line's food in each measure that the line states: "1 cup (240 g)" has two, of the same amount. After
 * a count other than one, further measures are left out, because they may be of each or of all: "2 (400 g) tins".
 */
export function measuresOf(line: RecipeLine, knowledge: Knowledge): Range[] {
  const { amounts } = readRecipeLine(line, knowledge).parsed;
  const ranges = amounts.flatMap(({ quantity, quantityMax, unit }): Range[] => {
    if (!quantity || quantity.numerator <= 0n) return [];
    const range = { low: { value: quantity, unit }, high: quantityMax && { value: quantityMax, unit } };
    return [unit?.key === "dozen" ? inPieces(range) : range];
  });
  const [first, ...others] = ranges;
  if (!first) return [];
  const isCount = first.low.unit === null || first.low.unit.kind === "count";
  const isOne = first.high === null && compare(first.low.value, ONE) === 0;
  return isCount && !isOne ? [first] : [first, ...others];
}

const inPieces = ({ low, high }: Range): Range => ({
  low: { value: multiply(low.value, TWELVE), unit: null },
  high: high && { value: multiply(high.value, TWELVE), unit: null },
});
