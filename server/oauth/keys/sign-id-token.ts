import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import { HOUR_SECONDS } from "@/lib/durations";
import { env } from "@/server/env";
import type { SigningKey } from "./signing-keys";

const TTL_SECONDS = HOUR_SECONDS;

export type IdTokenSubject = {
  userId: string;
  clientId: string;
  accessToken: string;
  issuedAt: Date;
  authTime: Date;
  nonce: string | null;
  /** Null when the application may not know the email. */
  emailVerified: boolean | null;
};

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** OpenID Connect Core 3.1.3.6: the left half of the access token's digest. */
const atHash = (accessToken: string) =>
  createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");

/**
 * OpenID Connect Core 2. Says who signed in, for which application and when; of the profile only whether the email is
 * confirmed. Signed off the main thread.
 */
export async function signIdToken(key: SigningKey, subject: IdTokenSubject): Promise<string> {
  const issued = seconds(subject.issuedAt);
  return new SignJWT({
    auth_time: seconds(subject.authTime),
    at_hash: atHash(subject.accessToken),
    ...(subject.nonce === null ? {} : { nonce: subject.nonce }),
    ...(subject.emailVerified === null ? {} : { email_verified: subject.emailVerified }),
  })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .setIssuer(env.APP_URL)
    .setSubject(subject.userId)
    .setAudience(subject.clientId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TTL_SECONDS)
    .sign(key.privateKey);
}
