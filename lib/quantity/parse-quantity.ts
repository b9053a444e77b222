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
  /(?:(\d{1,15}(?:\.\d{1,20})?)(\s*-\s*|\s+and\s+|\s*[&+]\s*|\s*))?(?:(\d{1,15})\s*[/⁄]\s*(\d{1,15})|([½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒]))(?![\d])|(\d{1,3}(?:,\d{3}){1,5}|\d{1,3}(?:\.\d{3}){2,5}|\d{1,15}(?:\.\d{1,20}|,\d{1,3})?|\.\d{1,20})(?!\d)/y;

export type QuantityMatch = { readonly value: Fraction; readonly end: number };

/**
 * The number at `at` and the offset after it, or null. A fraction with denominator zero is not a number. The unit that
 * follows tells thousands from decimals ("1.000 g" and "1,000 g" are a thousand grams, "1,500 kg" is a kilo and a half).
 */
export function matchQuantity(text: string, at: number): QuantityMatch | null {
  if (!startsNumber(text, at)) return null;
  const count = wholeNumber(text, at);
  if (count) return count;
  const thousands = spacedThousands(text, at);
  if (thousands) return thousands;
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, whole, joint, over, under, sign, plain] = match;
  const end = NUMBER.lastIndex;
  if (plain !== undefined) return { value: plainNumber(plain, text, end), end };
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
const MAY_GO_ON = /[\s\d.,'’/⁄&+a½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚⅐⅑⅒-]/;
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

/**
 * "1'000 g", "1 500 g" with a thin space, and "1 500 g de farine", where the "de" shows that no other amount follows.
 */
const SPACED = /(?:\d{1,3}(?:['’\u2009\u202f]\d{3}){1,4}(?!\d)|\d{1,2}\s\d{3}(?=\s?(?:gr?|ml)\s(?:de\s|d['’])))/y;
const NO_DIGIT = /\D/g;

function spacedThousands(text: string, at: number): QuantityMatch | null {
  SPACED.lastIndex = at;
  const match = SPACED.exec(text)?.[0];
  if (match === undefined) return null;
  return { value: fraction(Number(match.replace(NO_DIGIT, ""))), end: at + match.length };
}

/** Groups of thousands with one sign. A number that begins with 0 has none: "0,500" is a half. */
const GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Nobody weighs thousandths of a small measure, nor thousands of a large one. */
const SMALL_MEASURE =
  /^\s?(?:g|gr|grm|gms?|gramm?(?:e?s|o|i|os)?|grammes?|mg|ml|mls|millilit(?:er|re)s?|mililitros?|millilitri)(?![\p{L}])/iu;
const LARGE_MEASURE =
  /^\s?(?:kg|kgs|kilos?|kilogramm?(?:e?s|o|i|os)?|l|lt|ltr|lit(?:er|re)s?|litros?|litri|dl|cl)(?![\p{L}])/iu;
/** Longer than any word of the two patterns. */
const UNIT_LENGTH = 16;

function plainNumber(number: string, text: string, end: number): Fraction {
  if (isThousands(number, text, end)) return fractionFromDecimal(number.replace(/[.,]/g, ""));
  return fractionFromDecimal(number.replace(",", "."));
}

/** Without a measure that decides, a comma before three digits is one of thousands, and a point a decimal point. */
function isThousands(number: string, text: string, end: number): boolean {
  if (!ONE_GROUP.test(number)) return GROUPS.test(number);
  const unit = text.slice(end, end + UNIT_LENGTH);
  if (SMALL_MEASURE.test(unit)) return true;
  return number.includes(",") && !LARGE_MEASURE.test(unit);
}

const STARTS_WITH_LETTER = /^\p{L}/u;

/**
 * The value of a text that is exactly one quantity, otherwise null. `unit`: the word of the unit field beside it, which
 * decides about thousands.
 */
export function parseQuantity(text: string, unit?: string | null): Fraction | null {
  const trimmed = text.trim();
  const match = matchQuantity(unit && STARTS_WITH_LETTER.test(unit) ? `${trimmed} ${unit}` : trimmed, 0);
  return match && match.end === trimmed.length ? match.value : null;
}
