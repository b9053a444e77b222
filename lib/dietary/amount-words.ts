const SMALLER: Readonly<Record<string, string>> = { g: "mg", mg: "µg" };
/** Below it an amount is written in the next smaller unit: nobody reads 0.00348 g. */
const SMALL = 0.1;

const formats = new Map<number, Intl.NumberFormat>();
function withDigits(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat("en", { maximumSignificantDigits: digits });
  formats.set(digits, format);
  return format;
}

/**
 * An amount of a nutrient as people read it: 0.00348 g is "3.48 mg", and what is less than a tenth of the smallest unit
 * says so. `digits`: the most that count.
 */
export function amountInWords(amount: number, unit: string, digits = 3): string {
  const smaller = SMALLER[unit];
  if (amount <= 0 || amount >= SMALL) return `${withDigits(digits).format(amount)} ${unit}`;
  return smaller ? amountInWords(amount * 1000, smaller, digits) : `less than ${SMALL} ${unit}`;
}
