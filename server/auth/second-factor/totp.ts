import { createHmac, timingSafeEqual } from "node:crypto";
import { PRODUCT_NAME } from "@/lib/product";
import { toBase32 } from "./base32";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be a step off, and a code may be typed as it ends (RFC 6238 5.2). */
const STEPS_AROUND = 1;
/** What RFC 4226 4 recommends, and as much as HMAC-SHA-1 uses. */
export const SECRET_BYTES = 20;

export const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step (RFC 4226 5.3): SHA-1, because that is what every authenticator app reads. */
export function totpOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest[digest.length - 1] ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The time step that a code is of, among those around now; null for a wrong one. */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | null {
  let found: number | null = null;
  for (let step = stepAt(at) - STEPS_AROUND; step <= stepAt(at) + STEPS_AROUND; step++) {
    // All are compared, so that the time taken says nothing.
    if (timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

/** What authenticator apps read from a QR code. */
export function otpauthAddress(secret: Uint8Array, email: string): string {
  const label = encodeURIComponent(`${PRODUCT_NAME}:${email}`);
  const query = new URLSearchParams({
    secret: toBase32(secret),
    issuer: PRODUCT_NAME,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${label}?${query}`;
}
