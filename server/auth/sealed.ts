import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/server/env";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, so that a text sealed for one purpose cannot be read for another. */
const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", `forkprint ${purpose}`, 32));

/**
 * Encrypts a secret that must be readable again. `owner` is authenticated with it: a text sealed for one person does
 * not open for another.
 */
export function seal(purpose: string, owner: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(purpose), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/**
 * Null when the text cannot be opened: sealed with another AUTH_SECRET, for another purpose or owner, or changed
 * since.
 */
export function unseal(purpose: string, owner: string, sealed: string): Uint8Array | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]));
  } catch {
    return null;
  }
}
