import { type Fraction, fraction } from "./fraction";

const EXACT = /^(-?\d{1,40})\/(\d{1,40})$/;

/** "7/3": the exact form in which amounts travel between the server and a device. */
export const exactText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Null for any other text. */
export function parseExactText(text: string): Fraction | null {
  const [, top, bottom] = EXACT.exec(text) ?? [];
  if (top === undefined || bottom === undefined || BigInt(bottom) === 0n) return null;
  return fraction(BigInt(top), BigInt(bottom));
}
