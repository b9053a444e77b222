import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Made by `npm run pack -- passwords`. */
export const STOLEN_PASSWORDS_FILE = join(process.cwd(), "prisma", "reference", "stolen-passwords.bloom");

/**
 * Bits of the Bloom filter per password, and bits that each password sets. With these, one password in 100,000 that is
 * not on the list is refused as if it were.
 */
const BITS_PER_PASSWORD = 24;
const MARKS = 17;

/** The bits that a text sets in a filter of this size (double hashing over one SHA-256: Kirsch and Mitzenmacher). */
function* placesOf(password: string, bits: number): Generator<number> {
  const digest = createHash("sha256").update(password.toLowerCase()).digest();
  const first = digest.readUIntBE(0, 6);
  const step = digest.readUIntBE(6, 6) | 1;
  for (let i = 0; i < MARKS; i++) yield (first + i * (step >>> 0)) % bits;
}

/** A Bloom filter: a listed password is always found; a few others are taken for listed. */
export function buildFilter(passwords: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((passwords.length * BITS_PER_PASSWORD) / 8));
  for (const password of passwords) {
    for (const place of placesOf(password, filter.length * 8)) {
      const at = place >> 3;
      filter[at] = (filter[at] ?? 0) | (1 << (place & 7));
    }
  }
  return filter;
}

export function isInFilter(filter: Uint8Array, password: string): boolean {
  for (const place of placesOf(password, filter.length * 8)) {
    if (((filter[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  }
  return true;
}

let loaded: Uint8Array | undefined;

/** Whether a password is on the bundled list: passwords of eight or more characters that are known from breaches. */
export function isStolenPassword(password: string): boolean {
  loaded ??= readFileSync(STOLEN_PASSWORDS_FILE);
  return isInFilter(loaded, password);
}
