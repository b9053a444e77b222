import { unitWord } from "./amount-text";
import { parseExactText } from "./exact-text";
import { inDecimalsOf, numberText } from "./format-quantity";
import { compare, type Fraction, multiply, ONE } from "./fraction";
import { findUnit } from "./units";

/** A number of a text that grows with the servings. Without a length it is inserted: "2 × 400 g tin". */
export type PlacedNumber = {
  readonly from: number;
  readonly to: number;
  /** The exact fraction: "3/2". */
  readonly value: string;
  /** The key of its unit (units.ts), or null for a count. */
  readonly unit: string | null;
  /** For the place of a noun that is counted: the noun for one, if several are written, or for several. */
  readonly word?: string | undefined;
};

/**
 * The text with its numbers multiplied. The unit's word after a number takes its plural or singular. The rest stays as
 * it is written; with the factor 1, all of it does.
 */
export function scaledText(text: string, numbers: readonly PlacedNumber[], factor: Fraction, locale: string): string {
  if (compare(factor, ONE) === 0) return text;
  let written = "";
  let at = 0;
  for (const { from, to, value, unit, word: noun } of numbers) {
    const exact = parseExactText(value);
    if (!exact || from < at || to > text.length) continue;
    const scaled = multiply(exact, factor);
    if (noun !== undefined) {
      written += text.slice(at, from) + (isSeveral(exact) === isSeveral(scaled) ? text.slice(from, to) : noun);
      at = to;
      continue;
    }
    written += `${text.slice(at, from)}${inDecimalsOf(locale, numberText(scaled, unit))}${from === to ? " × " : ""}`;
    const unitBehind = from === to ? null : unitWordBehind(text, to, exact, scaled);
    written += unitBehind?.text ?? "";
    at = unitBehind?.end ?? to;
  }
  return written + text.slice(at);
}

const isSeveral = (value: Fraction): boolean => compare(value, ONE) > 0;

const WORD = /(\s*)(\p{L}+)/uy;

/** The word behind a number if it is a unit that changes with it: "can" becomes "cans". */
function unitWordBehind(
  text: string,
  at: number,
  exact: Fraction,
  scaled: Fraction,
): { text: string; end: number } | null {
  WORD.lastIndex = at;
  const [, space = "", word = ""] = WORD.exec(text) ?? [];
  const other = word === "" ? word : inNumber(word, exact, scaled);
  return other === word ? null : { text: `${space}${other}`, end: at + space.length + word.length };
}

/** The word of a unit, as many of it: "can" for one, "cans" for two. Any other word stays. */
export function inNumber(word: string, written: Fraction, scaled: Fraction): string {
  const key = findUnit(word)?.key;
  if (key === undefined) return word;
  const [before, after] = [unitWord(written, key), unitWord(scaled, key)];
  return word === before ? after : word;
}
