import { type Fraction, fraction } from "./fraction";

const EXACT = /^(-?\d{1,40})\/(\d{1,40})$/;

/** "7/3": what travels between the server and a device, so that nothing is rounded on the way. */
export const exactText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Null for anything that is no such text. */
export function parseExactText(text: string): Fraction | null {
  const [, top, bottom] = EXACT.exec(text) ?? [];
  if (top === undefined || bottom === undefined || BigInt(bottom) === 0n) return null;
  return fraction(BigInt(top), BigInt(bottom));
}
