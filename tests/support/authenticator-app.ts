import { stepAt, totpOf } from "@/server/auth/second-factor/totp";
import { now } from "@/server/clock";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The code that an authenticator app shows for a secret, a number of 30-second steps from now. */
export const codeOf = (secret: string, steps = 0): string => totpOf(fromBase32(secret), stepAt(now()) + steps);
