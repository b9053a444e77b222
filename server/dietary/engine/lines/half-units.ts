import { divide, fraction } from "@/lib/quantity/fraction";
import { anyOf } from "../text/word-lists";
import type { Numbers } from "./line-numbers";
import { Initials, type Reader } from "./line-reader";

/** A "half-pint jar" is a jar. */
const HALF_OF_UNIT = new RegExp(
  `\\s*half[- ](?=(?:pints?|cups?|gallons?|pounds?|ounces?|lit(?:er|re)s?)\\b(?!\\s+${anyOf("container")}\\b))`,
  "iy",
);
const HALF_INITIALS = new Initials("h");

/**
 * "2 half-pints", "1 half pint": takes the word, and halves the amount for the unit that follows. The numbers that the
 * line writes stay as they are.
 */
export function ofHalfUnit(reader: Reader, number: Numbers): Numbers {
  if (!HALF_INITIALS.mayStart(reader.text, reader.behindSpace()) || !reader.skip(HALF_OF_UNIT)) return number;
  const half = fraction(2);
  return {
    ...number,
    quantity: divide(number.quantity, half),
    quantityMax: number.quantityMax && divide(number.quantityMax, half),
  };
}
