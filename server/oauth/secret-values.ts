import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The kind of a value, visible in its prefix: code, access token, refresh token, client secret, pushed request. */
type Prefix = "oac_" | "oat_" | "ort_" | "ocs_" | "oar_";

/** 256 random bits. Only their hash is stored. */
export const createSecretValue = (prefix: Prefix): string => `${prefix}${randomBytes(32).toString("base64url")}`;

/** A fast hash is right for a random value of 256 bits. */
export const hashSecretValue = (value: string): string => createHash("sha256").update(value).digest("hex");

/** Compares in constant time, so that the time taken does not reveal how much of a guess was right. */
export function areEqualHashes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a text has the form of such a value: any other was never issued, and need not be looked up. */
export const isSecretValue = (prefix: Prefix, text: string): boolean =>
  text.length === 47 && text.startsWith(prefix) && /^[A-Za-z0-9_-]+$/.test(text);
