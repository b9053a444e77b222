import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { signingKeys } from "./signing-keys";

const TTL_SECONDS = 3600;

type Subject = {
  userId: string;
  clientId: string;
  accessToken: string;
  issuedAt: Date;
  authTime: Date;
  nonce: string | null;
};

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** OpenID Connect Core 3.1.3.6: the left half of the access token's digest. */
const atHash = (accessToken: string) =>
  createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");

/** OpenID Connect Core 2. Says who signed in, for whom and when; nothing of the profile. */
export async function signIdToken(subject: Subject): Promise<string> {
  const [key] = await signingKeys();
  if (!key) throw new Error("there is no signing key");
  await noteSignature(key.kid, key.publicJwk, subject.issuedAt);
  const issued = seconds(subject.issuedAt);
  return new SignJWT({
    auth_time: seconds(subject.authTime),
    at_hash: atHash(subject.accessToken),
    ...(subject.nonce === null ? {} : { nonce: subject.nonce }),
  })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .setIssuer(env.APP_URL)
    .setSubject(subject.userId)
    .setAudience(subject.clientId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TTL_SECONDS)
    .sign(key.privateKey);
}

/**
 * Before the signature leaves, so that a key never goes unlisted while something it signed is valid. To the
 * minute: not every token writes the same row.
 */
async function noteSignature(kid: string, publicJwk: object, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO oauth_signing_keys AS k (kid, public_jwk, first_seen_at, last_signed_at)
    VALUES (${kid}, ${JSON.stringify(publicJwk)}::jsonb, ${at}, ${at})
    ON CONFLICT (kid) DO UPDATE SET last_signed_at = excluded.last_signed_at, public_jwk = excluded.public_jwk
    WHERE k.last_signed_at IS NULL OR k.last_signed_at < ${new Date(at.getTime() - 60_000)}`;
}
