const SMALLER: Readonly<Record<string, string>> = { g: "mg", mg: "µg" };
/** Amounts below this are written in the next smaller unit, because nobody can picture 0.00348 g. */
const SMALL = 0.1;

const formats = new Map<number, Intl.NumberFormat>();
function withDigits(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat("en", { maximumSignificantDigits: digits });
  formats.set(digits, format);
  return format;
}

/**
 * Writes an amount of a nutrient for people: 0.00348 g becomes "3.48 mg"; an amount below a tenth of the smallest unit
 * is given as less than that. `digits`: the most significant digits.
 */
export function amountInWords(amount: number, unit: string, digits = 3): string {
  const smaller = SMALLER[unit];
  if (amount <= 0 || amount >= SMALL) return `${withDigits(digits).format(amount)} ${unit}`;
  return smaller ? amountInWords(amount * 1000, smaller, digits) : `less than ${SMALL} ${unit}`;
}
