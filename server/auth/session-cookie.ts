import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/server/env";
import type { AccessTokenClaims } from "./access-token";
import { cookiePrefix, setCookie } from "./cookies";

/**
 * next-auth's own name, so that its functions read the same cookie; over https its prefix ties it to this host alone.
 */
export const sessionCookieName = (): string => `${cookiePrefix()}next-auth.session-token`;

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The cookie's value: an encrypted JWT in the form that next-auth reads. */
export function encodeSession({ userId, signInId }: AccessTokenClaims, maxAgeSeconds: number): Promise<string> {
  return encode({ token: { sub: userId, sid: signInId }, secret: env.AUTH_SECRET, maxAge: maxAgeSeconds });
}

export async function decodeSession(value: string): Promise<AccessTokenClaims | null> {
  try {
    const parsed = claims.safeParse(await decode({ token: value, secret: env.AUTH_SECRET }));
    return parsed.success ? { userId: parsed.data.sub, signInId: parsed.data.sid } : null;
  } catch {
    return null;
  }
}

/** A Set-Cookie value that carries the session. */
export const sessionCookie = (value: string, maxAgeSeconds: number): string =>
  setCookie(sessionCookieName(), value, maxAgeSeconds);

/** A Set-Cookie value that removes it. */
export const endedSessionCookie = (): string => setCookie(sessionCookieName(), "", 0);
