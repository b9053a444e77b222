import { add, type Fraction, fraction, fractionFromDecimal } from "./fraction";

const VULGAR = new Map<string, readonly [number, number]>([
  ["½", [1, 2]],
  ["¼", [1, 4]],
  ["¾", [3, 4]],
  ["⅓", [1, 3]],
  ["⅔", [2, 3]],
  ["⅛", [1, 8]],
  ["⅜", [3, 8]],
  ["⅝", [5, 8]],
  ["⅞", [7, 8]],
  ["⅕", [1, 5]],
  ["⅖", [2, 5]],
  ["⅗", [3, 5]],
  ["⅘", [4, 5]],
  ["⅙", [1, 6]],
  ["⅚", [5, 6]],
  ["⅐", [1, 7]],
  ["⅑", [1, 9]],
  ["⅒", [1, 10]],
]);

/**
 * One amount as people write it: 2, 2.5, 1/2, 1 1/2, 1½, 1-1/2, 1 and 1/2, 1&1/2, 1,000. Sticky: it matches at
 * lastIndex.
 */
const NUMBER =
  /(?:(\d{1,15}(?:\.\d{1,20})?)(\s*-\s*|\s+and\s+|\s*[&+]\s*|\s*))?(?:(\d{1,15})\s*[/⁄]\s*(\d{1,15})|([½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒]))(?![\d])|(\d{1,3}(?:,\d{3}){1,5}|\d{1,15}(?:\.\d{1,20}|,\d{1,3})?|\.\d{1,20})(?!\d)/y;

export type QuantityMatch = { readonly value: Fraction; readonly end: number };

/** The number at `at` and the offset after it, or null. A fraction with denominator zero is not a number. */
export function matchQuantity(text: string, at: number): QuantityMatch | null {
  if (!startsNumber(text, at)) return null;
  const count = wholeNumber(text, at);
  if (count) return count;
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, whole, joint, over, under, sign, plain] = match;
  const end = NUMBER.lastIndex;
  if (plain !== undefined) return { value: plainNumber(plain), end };
  // "2.5/100 g": a decimal has no fraction part, so a new amount starts after the slash.
  if (joint === "" && over !== undefined && whole?.includes(".")) {
    return { value: fractionFromDecimal(`${whole}${over}`), end: at + whole.length + over.length };
  }
  const part = sign ? VULGAR.get(sign) : undefined;
  const [top, bottom] = part ?? [Number(over), Number(under)];
  if (bottom === 0) return null;
  // "11/2" is 1 1/2 with its space lost, but "15/16" and "35/3" are plain fractions: nobody writes 3 5/3.
  const together = joint === "" && over ? Number(`${whole}${over}`) : null;
  if (together !== null && (together < bottom || top >= bottom || top === 0))
    return { value: fraction(together, bottom), end };
  return { value: mixedNumber(whole, top, bottom), end };
}

/** "1 1/2". The parts have at most 15 digits, which a number holds exactly. */
function mixedNumber(whole: string | undefined, top: number, bottom: number): Fraction {
  if (!whole) return fraction(top, bottom);
  const together = Number(whole) * bottom + top;
  return Number.isSafeInteger(together) && Number.isSafeInteger(Number(whole))
    ? fraction(together, bottom)
    : add(fractionFromDecimal(whole), fraction(top, bottom));
}

const ZERO_SIGN = 48;
const NINE_SIGN = 57;
const POINT_SIGN = 46;

const isDigit = (code: number): boolean => code >= ZERO_SIGN && code <= NINE_SIGN;

function startsNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isDigit(code) || code === POINT_SIGN || (code > 127 && VULGAR.has(text.charAt(at)));
}

/** Characters that may continue a whole number: "2.5", "1,000", "1/2", "1 1/2", "1-1/2", "1 and 1/2", "1½". */
const MAY_GO_ON = /[\s\d.,/⁄&+a½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒-]/;
const SMALL: Fraction[] = Array.from({ length: 1001 }, (_, count) => fraction(count));

/**
 * Reads the most frequent amount, a small whole number, without the slower expression. Null if the number may continue.
 */
function wholeNumber(text: string, at: number): QuantityMatch | null {
  let count = 0;
  let end = at;
  for (let code = text.charCodeAt(end); isDigit(code) && count < SMALL.length; code = text.charCodeAt(++end))
    count = count * 10 + code - ZERO_SIGN;
  const value = end === at ? undefined : SMALL[count];
  if (!value) return null;
  let next = end;
  while (text.charCodeAt(next) === 32) next++;
  return MAY_GO_ON.test(text.charAt(next)) ? null : { value, end };
}

function plainNumber(text: string): Fraction {
  if (/^\d{1,3}(,\d{3})+$/.test(text)) return fractionFromDecimal(text.replaceAll(",", ""));
  return fractionFromDecimal(text.replace(",", "."));
}

/** The value of a text that is exactly one quantity, otherwise null. Quantity fields accept these texts. */
export function parseQuantity(text: string): Fraction | null {
  const trimmed = text.trim();
  const match = matchQuantity(trimmed, 0);
  return match && match.end === trimmed.length ? match.value : null;
}
