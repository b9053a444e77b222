import { createHmac, timingSafeEqual } from "node:crypto";
import { PRODUCT_NAME } from "@/lib/product";
import { toBase32 } from "./base32";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be one time step off, and a code may be typed just as it expires (RFC 6238 5.2). */
const STEPS_AROUND = 1;
/** RFC 4226 4 recommends this length, and HMAC-SHA-1 makes no use of a longer one. */
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

/** The current or neighbouring time step whose code this is; null for a wrong code. */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | null {
  let found: number | null = null;
  for (let step = stepAt(at) - STEPS_AROUND; step <= stepAt(at) + STEPS_AROUND; step++) {
    // Every step is compared, even after a match, so that the time taken reveals nothing.
    if (timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
}

/** The address that authenticator apps read from a QR code. */
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
