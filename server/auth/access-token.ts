import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
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

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

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

/** Null for anything but a live token of our own; algorithm, type, issuer and audience are pinned (RFC 8725 3.12). */
export async function verifyAccessToken(token: string): Promise<AccessTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now(),
    });
    const parsed = claims.safeParse(payload);
    return parsed.success ? { userId: parsed.data.sub, signInId: parsed.data.sid } : null;
  } catch {
    return null;
  }
}
