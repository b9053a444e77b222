/**
 * Barcodes of packaged food. A GTIN (GS1 General Specifications, section 3) has 8, 12, 13 or 14 digits, the last of which
 * checks the others; here it always has 14, with zeros before a shorter one.
 */
export type CodeProblem =
  | { readonly problem: "digits"; readonly count: number }
  | { readonly problem: "check_digit" }
  | { readonly problem: "no_code" };

export type ReadCode = { readonly gtin: string } | CodeProblem;

const LENGTHS: readonly number[] = [8, 12, 13, 14];
/** Group separator, which a scanner writes for FNC1 between the elements of a GS1 code. */
const SEPARATOR = "\u001d";

/**
 * Reads what a scanner or a person gives: the digits of EAN-8, EAN-13, UPC-A, UPC-E or a GTIN-14, the elements of a GS1
 * code ("(01)09521234543213(17)…"), or the address of a GS1 Digital Link.
 */
export function readCode(text: string): ReadCode {
  const written = text.trim();
  const linked = linkedGtin(written) ?? elementGtin(written);
  if (linked !== null) return checked(linked);
  const digits = written.replace(/[\s\u00a0-]/g, "");
  if (!/^\d+$/.test(digits)) return { problem: "no_code" };
  if (!LENGTHS.includes(digits.length)) return { problem: "digits", count: digits.length };
  if (digits.length !== 8) return checked(digits);
  const [asEan, asUpc] = [checked(digits), expanded(digits)];
  // Some digits are right as both. An EAN-8 with 0 at its start is no product of a shelf, but a company's own number.
  return asUpc && (digits.startsWith("0") || !("gtin" in asEan)) ? asUpc : asEan;
}

/** The digits that a scanner read as UPC-E, which may look like an EAN-8, as the UPC-A that they stand for. */
export function upcAOf(upcE: string): string {
  const read = /^\d{8}$/.test(upcE) ? expanded(upcE) : null;
  return read ? printedCode(read.gtin) : upcE;
}

function checked(digits: string): ReadCode {
  if (!LENGTHS.includes(digits.length)) return { problem: "digits", count: digits.length };
  const gtin = digits.padStart(14, "0");
  if (/^0+$/.test(gtin)) return { problem: "no_code" };
  return checkDigit(gtin.slice(0, 13)) === gtin.slice(13) ? { gtin } : { problem: "check_digit" };
}

/** The last digit of a GTIN from the thirteen before it: section 7.9 of the General Specifications. */
export function checkDigit(thirteen: string): string {
  let sum = 0;
  for (let at = 0; at < 13; at++) sum += Number(thirteen[at]) * (at % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}

/** The UPC-A that a UPC-E stands for: section 5.2.2.4.2. Null if its check digit is another. */
function expanded(upcE: string): { gtin: string } | null {
  const [system, a, b, c, d, e, last, check] = upcE;
  if (system !== "0" && system !== "1") return null;
  const body =
    last === "0" || last === "1" || last === "2"
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === "3"
        ? `${a}${b}${c}00000${d}${e}`
        : last === "4"
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const whole = checked(`${system}${body}${check}`);
  return "gtin" in whole ? whole : null;
}

/** The GTIN of a GS1 Digital Link: the part of the path behind "01" (GS1 Digital Link URI syntax 4.4). */
function linkedGtin(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    return /\/01\/(\d{8,14})(?:\/|$)/.exec(new URL(text).pathname)?.[1] ?? "";
  } catch {
    return "";
  }
}

/** The GTIN among the elements of a GS1 DataMatrix or GS1-128, bracketed or as scanners give them. */
function elementGtin(text: string): string | null {
  const bracketed = /\(01\)\s*(\d{14})/.exec(text);
  if (bracketed) return bracketed[1] ?? null;
  const elements = text.replace(/^\](?:d2|C1|e0|Q3)/, "").split(SEPARATOR);
  const [first = ""] = elements;
  const isRaw = text !== first || (/^01\d{14}/.test(first) && first.length > 16) || /^01\d{14}$/.test(first);
  if (!isRaw) return null;
  return elements.map((each) => /^01(\d{14})/.exec(each)?.[1]).find((each) => each !== undefined) ?? null;
}

/**
 * True for numbers that every shop or company gives its own food (GS1 General Specifications 1.4 and 2.1.11: GTIN-8 with
 * prefix 0 or 2, GTIN-13 with 02, 04 and 20 to 29). Two shops may give the same number to two foods.
 */
export function isOwnNumber(gtin: string): boolean {
  if (gtin.startsWith("000000")) return /^[02]/.test(gtin.slice(6));
  return gtin.startsWith("0") && /^(?:02|04|2)/.test(gtin.slice(1));
}

/** The digits as they stand below the bars. */
export const printedCode = (gtin: string): string => {
  const short = gtin.replace(/^0+/, "");
  if (short.length <= 8) return gtin.slice(6);
  return short.length === 14 ? gtin : short.length <= 12 ? gtin.slice(2) : gtin.slice(1);
};
