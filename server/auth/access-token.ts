import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { now } from "@/server/clock";
import { env } from "@/server/env";

const ISSUER = "urn:forkprint:sign-in";
const AUDIENCE = "urn:forkprint:first-party";
const TYPE = "session+jwt";
const ALGORITHM = "HS256";

/** The number of verified tokens that a process remembers (some megabytes). The oldest is dropped first. */
const MOST_VERIFIED = 10_000;

export type AccessTokenClaims = { userId: string; signInId: string };
type Verified = { claims: AccessTokenClaims; expiresAt: Date };
type Derived = { from: string; key: KeyObject; verified: Map<string, Verified> };

let derived: Derived | undefined;

/**
 * A key derived for access tokens alone, so that no other use of AUTH_SECRET yields a valid token, and the tokens that
 * were verified with it.
 */
function secrets(): Derived {
  const from = env.AUTH_SECRET;
  if (derived?.from !== from) {
    const bytes = Buffer.from(hkdfSync("sha256", from, "", "forkprint access token", 32));
    derived = { from, key: createSecretKey(bytes), verified: new Map() };
  }
  return derived;
}

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

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
    .sign(secrets().key);
}

/**
 * The claims of a token; null unless it is one of our own and still valid. Algorithm, type, issuer and audience are
 * pinned (RFC 8725 3.12). For a token that was verified before, only the expiry is checked: Web Crypto hands each
 * verification to another thread, which took a quarter of the processor time of a short call.
 */
export async function verifyAccessToken(token: string): Promise<AccessTokenClaims | null> {
  const found = secrets().verified.get(token) ?? (await verifyAndRemember(token));
  return found && found.expiresAt > now() ? found.claims : null;
}

async function verifyAndRemember(token: string): Promise<Verified | null> {
  const { key, verified } = secrets();
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now(),
    });
    const { sub, sid, exp } = claims.parse(payload);
    const found = { claims: { userId: sub, signInId: sid }, expiresAt: new Date(exp * 1000) };
    if (verified.size >= MOST_VERIFIED) verified.delete(verified.keys().next().value as string);
    verified.set(token, found);
    return found;
  } catch {
    return null;
  }
}
