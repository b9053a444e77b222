import { fraction } from "@/lib/quantity/fraction";
import type { Reader } from "./line-reader";
import type { NumberPlace } from "./stated-amount";

/**
 * A number that counts sized pieces and is not part of a mixed number: "2 1/4-oz envelopes", "8 ½-inch slices". The
 * plural shows that there are several.
 */
const SMALL_COUNT = String.raw`(?:[2-9]|1\d)`;
const PART_OF_ONE = String.raw`(?:1\/[2348]|3\/4|[½⅓¼¾⅛])[-\s]?(?:inch|in\.?|oz\.?|ounce|pound|lb\.?)(?:[-\s]thick)?`;
const COUNTED = "(?:envelopes|packages|packets|pkgs|slices|sticks|pieces|steaks|burgers|patties|chops|cubes|chunks)";
const COUNT_OF_PARTS = new RegExp(
  String.raw`${SMALL_COUNT}(?=\s+${PART_OF_ONE}\s+(?:\p{L}+\s+){0,2}${COUNTED}\b)`,
  "iuy",
);

const MANY_PARTS = /^\d{1,2}\s+[\d½⅓¼¾⅛]/;

export function countOfParts(reader: Reader): NumberPlace | null {
  const from = reader.at;
  const digits = MANY_PARTS.test(reader.text) ? reader.take(COUNT_OF_PARTS) : null;
  return digits === null ? null : { value: fraction(BigInt(digits)), from, to: reader.at };
}
