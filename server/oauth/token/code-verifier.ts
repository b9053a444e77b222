import { createHash } from "node:crypto";
import { areEqualHashes } from "../secret-values";

/** RFC 7636 4.1. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/**
 * RFC 7636 4.6. RFC 9700 4.8.2: a verifier without a stored challenge shows that an attacker removed the challenge.
 */
export function isRightVerifier(verifier: string | undefined, challenge: string | null): boolean {
  if (challenge === null) return verifier === undefined;
  if (verifier === undefined || !VERIFIER.test(verifier)) return false;
  return areEqualHashes(createHash("sha256").update(verifier).digest("base64url"), challenge);
}
