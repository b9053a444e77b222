import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { now } from "@/server/clock";
import { env } from "@/server/env";

const ISSUER = "urn:forkprint:sign-in";
const AUDIENCE = "urn:forkprint:first-party";
const TYPE = "session+jwt";
const ALGORITHM = "HS256";

/** Of its own, so that no other use of AUTH_SECRET can produce a valid token. */
const key = () => new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint access token", 32));

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
