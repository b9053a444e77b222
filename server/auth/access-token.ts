import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";
import { SignJWT } from "jose";
import { z } from "zod";
import { now } from "@/server/clock";
import { env } from "@/server/env";

const ISSUER = "urn:forkprint:sign-in";
const AUDIENCE = "urn:forkprint:first-party";
const TYPE = "session+jwt";
const ALGORITHM = "HS256";

let derived: { from: string; key: KeyObject } | undefined;

/**
 * A key derived for access tokens alone, so that no other use of AUTH_SECRET yields a valid token. Cached, because
 * every call verifies with it.
 */
function key(): KeyObject {
  const from = env.AUTH_SECRET;
  if (derived?.from !== from) {
    const bytes = Buffer.from(hkdfSync("sha256", from, "", "forkprint access token", 32));
    derived = { from, key: createSecretKey(bytes) };
  }
  return derived.key;
}

export type AccessTokenClaims = { userId: string; signInId: string };

const claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
});

export function signAccessToken(
  { userId, signInId }: AccessTokenClaims,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key());
}

/** The only header that we write; to compare it pins the algorithm and the type (RFC 8725 3.1 and 3.11). */
const HEADER = Buffer.from(JSON.stringify({ alg: ALGORITHM, typ: TYPE })).toString("base64url");

/**
 * Null for anything but a live token of our own. Checked at once: every call asks, and Web Crypto, which `jose` verifies
 * with, hands each check to another thread, which takes longer than the check (docs/decisions/001).
 */
export async function verifyAccessToken(token: string): Promise<AccessTokenClaims | null> {
  const [header, payload, signature, ...more] = token.split(".");
  if (header !== HEADER || !payload || !signature || more.length > 0) return null;
  if (!isEqual(signature, createHmac("sha256", key()).update(`${header}.${payload}`).digest("base64url"))) return null;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!parsed.success || parsed.data.exp <= Math.floor(now().getTime() / 1000)) return null;
  return { userId: parsed.data.sub, signInId: parsed.data.sid };
}

/** Takes the same time wherever two texts of one length differ. */
function isEqual(text: string, expected: string): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
