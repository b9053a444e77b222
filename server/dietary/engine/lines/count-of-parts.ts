import { type Fraction, fraction } from "@/lib/quantity/fraction";
import type { Reader } from "./line-reader";

/** "2 1/4-oz envelopes", "8 ½-inch slices": so many of that size, because more than one is spoken of. */
const COUNT_OF_PARTS =
  /(?:[2-9]|1\d)(?=\s+(?:1\/[2348]|3\/4|[½⅓¼¾⅛])[-\s]?(?:inch|in\.?|oz\.?|ounce|pound|lb\.?)(?:[-\s]thick)?\s+(?:\p{L}+\s+){0,2}(?:envelopes|packages|packets|pkgs|slices|sticks|pieces|steaks|burgers|patties|chops|cubes|chunks)\b)/iuy;

const MANY_PARTS = /^\d{1,2}\s+[\d½⅓¼¾⅛]/;

export function countOfParts(reader: Reader): Fraction | null {
  const digits = MANY_PARTS.test(reader.text) ? reader.take(COUNT_OF_PARTS) : null;
  return digits === null ? null : fraction(BigInt(digits));
}
